import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';

/** A page in one of the two DOMs in which every page is read. */
export type MakePage = (html: string, storage?: Readonly<Record<string, string>>) => Document;

const ADDRESS = 'https://www.bridgebase.com/v3/app/lv';

export const inHappyDom: MakePage = (html, storage = {}) => {
  const window = new Window({ url: ADDRESS });
  window.document.write(html);
  for (const [key, value] of Object.entries(storage)) window.localStorage.setItem(key, value);
  // Its classes are its own, but they keep to the same standard.
  return window.document as unknown as Document;
};

const inJsdom: MakePage = (html, storage = {}) => {
  const { window } = new JSDOM(html, { url: ADDRESS, pretendToBeVisual: true });
  for (const [key, value] of Object.entries(storage)) window.localStorage.setItem(key, value);
  return window.document;
};

export const DOMS: readonly (readonly [string, MakePage])[] = [
  ['happy-dom', inHappyDom],
  ['jsdom', inJsdom],
];

/** The element that a test is about. @throws when the page lacks it, for then the test proves nothing */
export const find = <T extends HTMLElement = HTMLElement>(page: Document, selector: string): T => {
  const element = page.querySelector<T>(selector);
  if (!element) throw new Error(`the page of this test lacks ${selector}`);
  return element;
};
