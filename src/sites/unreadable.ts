import type { FaultKey, ReadFault, Reading } from './sighting';

const LONGEST_SNIPPET = 80;

/** Any word that could be part of a name or of a sentence: three letters or more in a row, with what hangs on to them. */
const WORDS = /[\p{L}\p{N}_.'-]*\p{L}{3}[\p{L}\p{N}_.'-]*/gu;

/** A text fit for a report: one line, no words (so no name and no chat), at most 80 characters. */
export const scrub = (text: string): string =>
  text.replace(/\s+/gu, ' ').trim().replace(WORDS, '…').slice(0, LONGEST_SNIPPET);

const tag = (element: Element): string => [element.localName, ...element.classList].join('.');

/** What stands at a place of the page, as tags and classes, without its text: `div.coverClass > div.a, div.b`. */
export const outline = (element: Element): string =>
  `${tag(element)} > ${[...element.children].map(tag).join(', ')}`.slice(0, LONGEST_SNIPPET);

/** Thrown by the helpers of the readers where a page is not as a reader expects it; {@link readSafely} makes it a value. */
export class Unreadable extends Error {
  readonly key: FaultKey;
  readonly selector: string;
  readonly snippet: string;

  /** @param snippet what stood there; give only an {@link outline} or text that has been through {@link scrub} */
  constructor(key: FaultKey, selector: string, snippet: string) {
    super(`${key}: ${selector}`);
    this.key = key;
    this.selector = selector;
    this.snippet = snippet.slice(0, LONGEST_SNIPPET);
  }
}

const faultOf = (site: string, error: unknown): ReadFault => {
  if (error instanceof Unreadable) {
    return { site, key: error.key, selector: error.selector, snippet: error.snippet };
  }
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  return { site, key: 'missing', selector: '*', snippet: scrub(`${name}: ${message}`) || name };
};

/** Runs a read; whatever it throws becomes a fault, so that nothing is ever thrown into a page. */
export const readSafely = (site: string, read: () => Reading): Reading => {
  try {
    return read();
  } catch (error) {
    return { kind: 'fault', fault: faultOf(site, error) };
  }
};
