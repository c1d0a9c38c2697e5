import { render } from 'preact';
import type { Edition } from '../laws';
import type { Answer, Request, View } from '../table/view';
import { fromRoot, loadWords, message, pickLanguage, type Words } from '../words';
import type { LoadAccount } from './account';
import type { PanelSlot } from './context';
import type { NamedUndoRule } from './head';
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

const wordsOf = ({ language }: Pick<Look, 'language'>): Promise<Words> =>
  loadWords(pickLanguage(language, navigator.languages), fromRoot('/'));

/**
 * Dresses a page by what the user has set, and goes on doing so: another look or language is there at once, with nothing loaded anew.
 * @param onLook calls back on every change
 * @param draw draws the page; called when the words are there, and again on every change
 */
export const dressPage = async <L extends Look>(
  root: HTMLElement,
  first: L,
  onLook: (callback: (look: L) => void) => unknown,
  draw: (words: Words, look: L) => void,
): Promise<void> => {
  let latest = first;
  const become = async (look: L): Promise<void> => {
    latest = look;
    dress(root, look);
    const words = await wordsOf(look);
    if (look !== latest) return;
    root.lang = words.language;
    draw(words, look);
  };
  onLook((look) => void become(look));
  await become(first);
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

/** What a page says a table with: its words, and whose rule for take-backs the user has set. */
export type Speech = {
  readonly words: Words;
  readonly undoRule: NamedUndoRule;
  readonly loadAccount: LoadAccount;
};

/**
 * Shows a table in a page that is about nothing else (popup, side panel), from the first view on.
 * @returns what is told how to say it: nothing is shown before that
 */
export const showTable = (into: HTMLElement, link: Link, laws: Edition, tab?: TabActs): ((speech: Speech) => void) => {
  const copy = (text: string) => navigator.clipboard.writeText(text);
  const shown: { view: View | null; offers: readonly Offer[]; speech: Speech | null } = {
    view: null,
    offers: [],
    speech: null,
  };
  const draw = () => {
    const { view, offers, speech } = shown;
    if (view === null || speech === null) return;
    const coming = partsFor(view, offerBeside(view, offers));
    // What is shown stays until all of the next view is here.
    if (coming !== null) return void coming.then(draw);
    const acts = tab && { offers, take: tab.take, report: tab.report, Panel: tab.Panel };
    render(<TableSurface {...{ view, copy, ...speech, ...acts }} ask={link.ask} practiceHref="practice.html" />, into);
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
  return (speech) => {
    shown.speech = speech;
    draw();
  };
};
