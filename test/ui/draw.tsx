import { render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import { accountLoader } from '../../src/account/load';
import type { Answer, Request, View } from '../../src/table/view';
import { allParts, TableSurface } from '../../src/ui';
import type { Words } from '../../src/words';
import { ENGLISH } from '../words/dictionaries';

await allParts();

/** A surface drawn in the document of the test, with what it asked and copied. */
export type Drawn = {
  readonly root: HTMLElement;
  readonly asked: Request[];
  readonly copied: string[];
  /** All elements that a selector finds, in order. */
  readonly all: (selector: string) => HTMLElement[];
  /** The one element that a selector finds. @throws Error when there are none or several */
  readonly one: (selector: string) => HTMLElement;
  /** The values of a data attribute of the elements that a selector finds. */
  readonly data: (selector: string, name: string) => (string | undefined)[];
  readonly click: (selector: string) => Promise<void>;
  /** Opens a drawer at the foot, and waits until what is in it is there. */
  readonly open: (drawer: 'mark' | 'record') => Promise<void>;
  readonly show: (view: View) => void;
};

/** What is loaded when it is wanted may take its time on a busy machine. */
const WAIT = { timeout: 15_000 };

export type DrawOptions = { readonly words?: Words; readonly answer?: Answer; readonly canCopy?: boolean };

/** Draws a view. The table answers every request with `answer`, which is `ok` unless told otherwise. */
export const draw = (first: View, options: DrawOptions = {}): Drawn => {
  const { words = ENGLISH, answer = { ok: true }, canCopy = true } = options;
  document.body.replaceChildren();
  const asked: Request[] = [];
  const copied: string[] = [];
  const ask = async (request: Request) => {
    asked.push(request);
    return answer;
  };
  const copy = async (text: string) => {
    if (!canCopy) throw new Error('not allowed');
    copied.push(text);
  };
  const loadAccount = accountLoader(words, async () => [{ id: 'practice', name: 'Practice table' }]);
  const root = document.createElement('div');
  document.body.append(root);
  const show = (view: View) =>
    act(() => render(<TableSurface {...{ view, words, ask, copy, loadAccount }} practiceHref="practice.html" />, root));
  show(first);
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const one = (selector: string) => {
    const [element, ...others] = all(selector);
    if (!element || others.length > 0) throw new Error(`${others.length + (element ? 1 : 0)} elements are ${selector}`);
    return element;
  };
  return {
    root,
    asked,
    copied,
    all,
    one,
    data: (selector, name) => all(selector).map((element) => element.dataset[name]),
    click: async (selector) => {
      await act(async () => one(selector).click());
    },
    open: async (drawer) => {
      await act(async () => one(`[data-drawer="${drawer}"]`).click());
      await vi.waitFor(async () => {
        await act(async () => {});
        one('.drawer:not([hidden]) [data-undo-rule], .drawer:not([hidden]) [data-form="mark"]');
        if (drawer === 'record') one('[data-action="copy-pbn"]');
      }, WAIT);
    },
    show: (view) => void show(view),
  };
};
