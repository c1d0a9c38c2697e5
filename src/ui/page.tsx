import { render } from 'preact';
import type { Edition } from '../laws';
import type { Answer, Request, View } from '../table/view';
import { fromRoot, loadWords, message, pickLanguage, type Words } from '../words';
import type { LoadAccount } from './account';
import type { PanelSlot } from './context';
import { type Offer, type Offers, offerBeside } from './offer';
import { partsFor } from './parts';
import { TableSurface } from './surface';

/** How a page looks and in which language; `auto` follows the browser and the system. */
export type Look = {
  readonly language: string;
  readonly deck: 'two' | 'four';
  readonly contrast: 'auto' | 'more';
  readonly theme: 'auto' | 'light' | 'dark';
};

/** A page's link to a table. */
export type Link = {
  readonly onView: (callback: (view: View) => void) => unknown;
  readonly ask: (request: Request) => Promise<Answer>;
};

/** Ms after which a page that has heard nothing says so. */
const SILENCE = 1000;

/** The attributes by which the style sheet knows deck, contrast and theme. */
export const dress = (root: HTMLElement, { deck, contrast, theme }: Omit<Look, 'language'>): void => {
  root.dataset.deck = deck;
  root.dataset.contrast = contrast;
  root.dataset.theme = theme;
};

/** The words for a page, whose language is set to theirs. */
export const wordsFor = async (root: HTMLElement, { language }: Pick<Look, 'language'>): Promise<Words> => {
  const words = await loadWords(pickLanguage(language, navigator.languages), fromRoot('/'));
  root.lang = words.language;
  return words;
};

/** The tab that an address names (`popup.html?tab=7`), or null: the active one. */
export const tabInAddress = (search: string): number | null => {
  const tab = new URLSearchParams(search).get('tab') ?? '';
  return /^\d+$/.test(tab) ? Number(tab) : null;
};

/** What is shown when nothing at all has been heard. */
const silence = (laws: Edition): View => ({
  state: 'no-table',
  reason: message('silent'),
  site: null,
  laws,
  undo: 'ask',
  table: null,
});

/** What a page knows of the tab that it is about, beyond the table there. */
export type TabActs = Offers & {
  /** A report of the page that cannot be read, without names and chat. */
  readonly report: () => Promise<string>;
  /** The way to the side panel, where the page is not it and the browser has one. */
  readonly Panel?: PanelSlot;
};

/** What a page that shows a table has besides its link to it. */
export type Beside = {
  /** Edition to be named while nothing has been heard. */
  readonly laws: Edition;
  readonly loadAccount: LoadAccount;
  readonly tab?: TabActs;
};

/** Shows a table in a page that is about nothing else (popup, side panel), from the first view on. */
export const showTable = (into: HTMLElement, words: Words, link: Link, beside: Beside): void => {
  const { laws, tab, loadAccount } = beside;
  const copy = (text: string) => navigator.clipboard.writeText(text);
  const shown: { view: View | null; offers: readonly Offer[] } = { view: null, offers: [] };
  const draw = () => {
    const { view, offers } = shown;
    if (view === null) return;
    const coming = partsFor(view, offerBeside(view, offers));
    // What is shown stays until all of the next view is here.
    if (coming !== null) return void coming.then(draw);
    const acts = tab && { offers, take: tab.take, report: tab.report, Panel: tab.Panel };
    render(
      <TableSurface {...{ view, words, copy, loadAccount, ...acts }} ask={link.ask} practiceHref="practice.html" />,
      into,
    );
  };
  const show = (view: View) => {
    clearTimeout(silent);
    shown.view = view;
    draw();
  };
  const silent = setTimeout(() => show(silence(laws)), SILENCE);
  link.onView(show);
  tab?.onOffers((offers) => {
    shown.offers = offers;
    draw();
  });
};
