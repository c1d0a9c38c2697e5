import { afterAll, describe, expect, it } from 'vitest';
import { bare } from '../support/answer';
import { amount, patienceFor } from '../support/scale';
import { type Browser, sessionIn, trialsIn } from './proving';
import { Run } from './run';
import type { Seating } from './settings';

/** Classes that carry, by what is known of the site, something that nothing else tells. */
const NEEDED = {
  both: [
    'directionClass',
    'handDiagramPanelClass',
    'nameBarClass',
    'nameDisplayClass',
    'tricksPanelClass',
    'tricksPanelTricksLabelClass',
    'vulPanelInnerPanelClass',
    'call-level',
    'call-strain',
  ],
  pictures: ['cardClass', 'cardSurfaceClass', 'coverClass'],
  diagrams: ['handDiagramCardClass', 'handDiagramCurrentTrickClass', 'suitPanelClass', 'suitSymbolClass'],
};

/** Classes without which all that matters can still be told, or at least may be. */
const DISPENSABLE = [
  'accept-button',
  'announcementPanelClass',
  'auction-box-cell',
  'auction-box-header-cell',
  'auction-cell',
  'auction-header',
  'auctionBoxClass',
  'bottomRight',
  'cardArea',
  'dealScreenDivClass',
  'innerDivClass',
  'nameBarDivClass',
  'topLeft',
  'vulPanelClass',
  'vulPanelDealerClass',
];

/** A second passes before anything is said; on a machine with much else to do, more. */
const SOON = 3000;

type Suite = Seating & { readonly browser: Browser };

const SUITES: readonly Suite[] = [
  { browser: 'chromium', mode: 'pictures', viewer: 'E' },
  { browser: 'firefox', mode: 'diagrams', viewer: 'kibitzer' },
  { browser: 'chromium', mode: 'diagrams', viewer: 'N' },
  { browser: 'firefox', mode: 'pictures', viewer: 'S' },
  { browser: 'chromium', mode: 'pictures', viewer: 'kibitzer' },
  { browser: 'chromium', mode: 'diagrams', viewer: 'E' },
];
const SUITES_NOW = SUITES.slice(0, amount({ quick: 2, full: SUITES.length }));

/** Every name takes a second, for which there is time in the long proof only: else every third. */
const some = (names: readonly string[]): string[] => {
  const step = amount({ quick: 3, full: 1 });
  return names.filter((_, i) => i % step === 0);
};

describe.each(SUITES_NOW)('a page that is not as it was, in $browser, $mode, seen by $viewer', (suite) => {
  const { browser, mode, viewer } = suite;
  const session = sessionIn(browser);
  const trials = trialsIn(session);
  const delays: number[] = [];

  afterAll(() => {
    const slowest = Math.max(...delays).toFixed(0);
    console.log(`${browser}, ${mode}, ${viewer}: unreadable ${delays.length} times, at most ${slowest} ms later`);
  });

  /** A table with a board on it and some cards played. */
  const tableWith = async (cards: number): Promise<Run> => {
    const { chance, boards } = trials();
    const board = boards.pop();
    if (!board) throw new Error('no board');
    const run = new Run({ session: session(), board, seating: { mode, viewer }, chance });
    await run.begin(true);
    await run.playTo(cards);
    return run;
  };

  const becomesUnreadable = async (run: Run, what: string): Promise<void> => {
    const ms = await run.comparison.shows(what, bare('unreadable'), SOON);
    if (ms !== null) delays.push(ms);
    const reason = await session().popup.evaluate(
      () => document.querySelector('.reason')?.textContent ?? '',
      undefined,
    );
    if (reason.trim() === '') run.fault(`${what}: unreadable without a reason`);
  };

  const rename = (run: Run, from: string, to: string): Promise<unknown> =>
    run.drive.mutate({ renameClass: [from, to] });

  const restore = async (run: Run, name: string): Promise<void> => {
    await rename(run, 'renamed', name);
    // Elements that are built from now on have their right name again too.
    await rename(run, name, name);
  };

  it('says so while a class that it needs has another name', { timeout: patienceFor(3) }, async () => {
    const run = await tableWith(9);
    for (const name of some([...NEEDED[mode], ...NEEDED.both])) {
      await rename(run, name, 'renamed');
      await becomesUnreadable(run, name);
      await restore(run, name);
      await run.check(`${name} is back`);
    }
    await run.playOn(3);
    expect(await run.comparison.finish([])).toMatchObject({ faults: [], given: [] });
  });

  it('shows what is right, or nothing, while any other class has another name', {
    timeout: patienceFor(3),
  }, async () => {
    const run = await tableWith(5);
    for (const name of DISPENSABLE) {
      await rename(run, name, 'renamed');
      const { next } = run;
      if (next) await run.playUnwatched(next, { gather: false });
      await run.comparison.shows(name, [run.answer, bare('unreadable')], SOON);
      await restore(run, name);
      await run.check(`${name} is back`);
      if ((await run.drive.state()).trick.length === 4) await run.drive.gather();
    }
    expect(await run.comparison.finish([])).toMatchObject({ faults: [], given: [] });
  });

  it('says so while a card shows in two places', { timeout: patienceFor(3) }, async () => {
    const run = await tableWith(6);
    const own = viewer === 'kibitzer' ? 'S' : viewer;
    const { faces, trick } = await run.drive.state();
    const doubles = [
      { card: faces[own][0], what: 'in two hands' },
      { card: trick[0]?.card, seat: own, what: 'on the trick and in a hand' },
    ];
    for (const { card, seat, what } of doubles) {
      if (!card) throw new Error(`nothing to show ${what}`);
      await run.drive.doubleCard(card, seat);
      await becomesUnreadable(run, `${card} ${what}`);
      await run.reopen();
      await run.check('every card is in one place');
    }
    await run.playOn(3);
    expect(await run.comparison.finish([])).toMatchObject({ faults: [], given: [] });
  });
});
