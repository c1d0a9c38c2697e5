import { type BboDriver, bboDriver, type DrivenPage } from '../../fixtures/bbo/driver';
import type { OpenOptions } from '../../fixtures/bbo/options';
import { bboFixture } from '../../fixtures/bbo/serve';
import type { Driver, Tab } from '../harness/driver';
import { type Site, serveSite } from '../harness/site';
import { bare } from '../support/answer';
import { PATIENCE } from '../support/comparison';
import { type Recording, record } from '../support/recorder';

const TABLE = '/v3/app/lv';

/** One tab with the fixture page at the site's own address, and the popup of that tab, which is recorded. */
export type Session = {
  readonly drive: BboDriver;
  readonly table: Tab;
  readonly popup: Tab;
  readonly recording: Recording;
  /** Loads the page anew, sits down at a table, and wakes it when it rests. */
  readonly sitDown: (options: OpenOptions) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The site, played by a local server. */
export const serveBbo = async (): Promise<Site> => {
  const files = Object.entries(await bboFixture()).map(([path, { body }]) => [path, body]);
  return serveSite('www.bridgebase.com', Object.fromEntries(files));
};

const click = (tab: Tab, selector: string): Promise<boolean> =>
  tab.evaluate((at) => {
    const control = document.querySelector<HTMLElement>(at);
    control?.click();
    return control !== null;
  }, selector);

/** Clicks a control of the popup. @throws Error when it is not there */
export const press = async (session: Session, selector: string): Promise<void> => {
  if (!(await click(session.popup, selector))) throw new Error(`the popup has no ${selector}`);
};

const becomes = async (recording: Recording, state: 'resting' | 'no-table'): Promise<void> => {
  const { right, shown } = await recording.until(bare(state), PATIENCE);
  if (!right) throw new Error(`not ${state} but ${JSON.stringify(shown)}`);
};

/** @throws Error when a table that nobody has woken has shown anything */
const showedNothing = async (recording: Recording): Promise<void> => {
  const empty = [bare('no-table'), bare('resting')].map((shown) => JSON.stringify(shown));
  const more = (await recording.take()).find(({ shown }) => !empty.includes(JSON.stringify(shown)));
  if (more) throw new Error(`a resting table showed ${JSON.stringify(more)}`);
};

/** Opens the page and its popup. */
export const openSession = async (driver: Driver, site: Site): Promise<Session> => {
  const table = await driver.visit(site.address(TABLE));
  const popup = await driver.openPopupOf(table);
  await popup.waitFor('[data-state]');
  const recording = await record(popup);
  await table.toFront();
  // The pages of both drivers run an expression and wait for its promise.
  const drive = bboDriver(table.page as DrivenPage);
  const session: Session = {
    drive,
    table,
    popup,
    recording,
    sitDown: async (options) => {
      await table.goto(site.address(TABLE));
      await becomes(recording, 'no-table');
      await recording.take();
      await drive.open(options);
      if (options.viewer === undefined || options.viewer === 'kibitzer') return;
      await becomes(recording, 'resting');
      await showedNothing(recording);
      await press(session, '[data-action="wake"]');
    },
    close: async () => {
      await popup.close();
      await table.close();
    },
  };
  return session;
};
