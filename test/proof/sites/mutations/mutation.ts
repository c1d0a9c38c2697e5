import type { Moment } from './moment';

/** Puts a page back as it was. */
export type Restore = () => void | Promise<void>;

/** What can be done to a page. */
export const KINDS = [
  'class renamed everywhere',
  'class renamed on one node',
  'id renamed',
  'name renamed',
  'node dropped',
  'labels translated',
  'table mirrored',
  'table turned',
  'node doubled',
  'card doubled',
] as const;
export type Kind = (typeof KINDS)[number];

/** One change of a page. It finds its place anew each time, for a page may have been built again. */
export type Mutation = {
  readonly kind: Kind;
  /** In words, for whoever has to mend what is found. */
  readonly name: string;
  /** @returns what puts the page back; null when it must be built anew */
  readonly apply: (moment: Moment) => Promise<Restore | null> | Restore | null;
};

/** What is in the page of elements that can tell something. */
export const elementsOf = (page: Document): Element[] => [...page.body.querySelectorAll('*:not(script, style)')];

/** An element as a selector that a reader of the report knows again. */
export const nameOf = (element: Element): string => {
  const id = element.id ? `#${element.id}` : '';
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  const test = element.getAttribute('data-testid');
  return `${element.localName}${id}${classes}${test ? `[${test}]` : ''}`;
};
