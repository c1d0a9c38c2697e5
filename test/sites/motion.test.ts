import { describe, expect, it } from 'vitest';
import { motionOf } from '../../src/sites/motion';
import { DOMS, find, type MakePage } from './doms';

describe.each(DOMS)('motion in %s', (_, makePage: MakePage) => {
  /** A card, and whether its next style is news. */
  const cardOf = (style: string) => {
    const page = makePage(`<html><body><div id="card"></div></body></html>`);
    const card = find(page, '#card');
    const motion = motionOf();
    // Only what is looked at is made.
    const record = { type: 'attributes', attributeName: 'style', target: card } as unknown as MutationRecord;
    const next = (text: string, count = 1): boolean => {
      card.setAttribute('style', text);
      return motion.isNews(Array.from({ length: count }, () => record));
    };
    next(style);
    return { next, record, motion };
  };

  it.each([
    'left: 5px; top: 7px; z-index: 90',
    'left: 4px; z-index: 90; transition: left 1s ease; transform: rotate(3deg)',
    'z-index: 90; will-change: transform; translate: 1px;',
    'top: 0; z-index: 90',
  ])('a change of place is none: %s', (style) => expect(cardOf('left: 1px; z-index: 90').next(style)).toBe(false));

  it.each([
    'left: 1px; z-index: 91',
    'left: 1px; z-index: 90; display: none',
    'left: 1px; z-index: 90; width: 0px',
    '',
  ])('anything else is news: %s', (style) => expect(cardOf('left: 1px; z-index: 90').next(style)).toBe(true));

  it('an element seen for the first time is news', () => {
    const { motion, record } = cardOf('left: 1px');
    const other = record.target.cloneNode() as Element;
    expect(motion.isNews([{ ...record, attributeName: 'style', target: other }])).toBe(true);
  });

  it('so is any other change, also among motion', () => {
    const { motion, record } = cardOf('left: 1px');
    expect(motion.isNews([record])).toBe(false);
    expect(motion.isNews([record, { ...record, type: 'childList', attributeName: null }])).toBe(true);
    expect(motion.isNews([{ ...record, attributeName: 'class' }])).toBe(true);
  });

  it('so is a burst, whatever is in it', () => {
    const { next } = cardOf('left: 1px');
    expect(next('left: 2px', 1000)).toBe(true);
  });
});
