import { isShown } from './find';
import { privateWords, scrubAttribute, scrubText } from './scrubbing';
import type { ReadFault } from './sighting';

/** What a report says of the page as a whole. */
export type ReportHead = {
  /** Address without path and query: those can name a table or a user. */
  readonly origin: string;
  /** Id of the site's reader, or null. */
  readonly site: string | null;
  /** What could not be read, or null. */
  readonly fault: ReadFault | null;
};

/** Parts of a page that show no card. */
const DROPPED =
  'script, style, link, meta, noscript, template, iframe, frame, object, embed, video, audio, canvas, textarea, path, defs';

/** Where people talk: such an element stays, empty. */
const TALK = /chat|talk|message|conversation|comment/iu;

/** Elements of our own in the page. */
const OURS = /^face-up-/u;

/** Greek small letters, which no page uses for a card: they number what was left out. */
const ALPHA = 0x3b1;
const GREEK = 25;

/** More elements than this are left out: no table needs them. */
const MOST = 6000;

const escaped = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');

const isTalk = (element: Element): boolean =>
  TALK.test(`${element.id} ${element.getAttribute('class') ?? ''}`) || element.getAttribute('role') === 'log';

const isDropped = (element: Element): boolean => element.matches(DROPPED) || OURS.test(element.localName);

const ownTexts = (element: Element): string[] =>
  [...element.childNodes].flatMap((node) => (node.nodeType === node.TEXT_NODE ? [node.textContent ?? ''] : []));

/** Words of all texts that do not stay as they are, whether they are seen or not: names, chat, labels. */
const privateWordsIn = (page: Document): ReadonlySet<string> => {
  const elements = [...page.querySelectorAll('*')].filter((element) => !isDropped(element));
  const told = (element: Element): string[] =>
    ['title', 'alt', 'aria-label', 'value'].flatMap((name) => element.getAttribute(name) ?? []);
  return new Set(elements.flatMap((element) => [...ownTexts(element), ...told(element)]).flatMap(privateWords));
};

const round = (value: number): number => Math.round(value * 10) / 10;

const boxText = (element: Element): string | null => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? [x, y, width, height].map(round).join(' ') : null;
};

/** Writes elements of one page. */
class Writer {
  readonly #private: ReadonlySet<string>;
  /** Texts of which something was left out, each with its number. */
  readonly #texts = new Map<string, number>();
  #written = 0;

  constructor(page: Document) {
    this.#private = privateWordsIn(page);
  }

  /** What is left of a text. Two different texts stay different: a page is read otherwise when one person has all seats. */
  #text(text: string): string {
    const left = scrubText(text);
    if (left === text) return text;
    const number = this.#texts.get(text) ?? this.#texts.size;
    this.#texts.set(text, number);
    return left.replace(
      '…',
      `…${String.fromCodePoint(ALPHA + (number % GREEK), ALPHA + (Math.floor(number / GREEK) % GREEK))}`,
    );
  }

  readonly #isPrivate = (word: string): boolean => this.#private.has(word);

  #attributes(element: Element): string {
    const kept = [...element.attributes].flatMap(({ name, value }): [string, string][] => {
      const scrubbed = scrubAttribute(name, value, this.#isPrivate);
      return scrubbed === null ? [] : [[name, scrubbed]];
    });
    const box = boxText(element);
    if (box !== null) kept.push(['data-box', box]);
    if (!isShown(element) && (element.parentElement === null || isShown(element.parentElement)))
      kept.push(['hidden', '']);
    return kept.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  }

  /** An element with what is in it. @param inside takes the place of its children */
  write(element: Element, inside?: string): string {
    if (isDropped(element) || this.#written >= MOST) return '';
    this.#written += 1;
    const tag = element.localName;
    const attributes = this.#attributes(element);
    const content = inside ?? (isTalk(element) ? '' : this.#children(element));
    return `<${tag}${attributes}>${content}</${tag}>`;
  }

  #children(element: Element): string {
    return [...element.childNodes]
      .map((node) => {
        if (node.nodeType === node.TEXT_NODE) return escaped(this.#text(node.textContent ?? ''));
        // A child of type ELEMENT_NODE is an element.
        return node.nodeType === node.ELEMENT_NODE ? this.write(node as Element) : '';
      })
      .join('');
  }
}

/**
 * A report of a page that cannot be read, fit to be handed on and to be a test's fixture: its structure, its cards and where
 * everything lies (`data-box`: left, top, width, height), without names, chat, addresses, and numbers that identify.
 * @param table the part to report; the whole page when null. Of what is around it only the elements themselves are told.
 */
export const reportOf = (page: Document, table: Element | null, head: ReportHead): string => {
  const writer = new Writer(page);
  let text = writer.write(table ?? page.body);
  for (let at = table?.parentElement; at && at !== page.documentElement; at = at.parentElement)
    text = writer.write(at, text);
  const language = escaped(scrubAttribute('lang', page.documentElement.lang, () => false) ?? '');
  const meta = `<meta name="face-up-report" content="${escaped(JSON.stringify(head))}">`;
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8">${meta}</head>\n${text}\n</html>\n`;
};
