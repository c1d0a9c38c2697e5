// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { DUTCH } from '../words/dictionaries';
import { draw } from './draw';
import { live, type Sample } from './samples';

const MAJOR: Sample = {
  contract: '3NT',
  declarer: 'S',
  hands: { W: 'J6.T875.83.K74' },
  cards: 11,
  leader: 'W',
  events: [{ type: 'expose', seat: 'E', cards: ['SQ'], how: 'dropped' }],
};
const FORBIDDEN: Sample = {
  ...MAJOR,
  events: [...MAJOR.events, { type: 'choose', choice: 'forbid', suits: ['S'] }],
};

describe('what may be used of a card that was shown', () => {
  it('is told where its Law is, a line a paragraph', () => {
    const { all } = draw(live(MAJOR));
    expect(all('.on-table .law [data-information]').map(({ textContent }) => textContent)).toEqual([
      'While it lies there, the card and the duties that it brings are authorised information for all. Law 50E1',
      'Back in the hand it is authorised information for South, no longer for West. Law 50E2',
      'Once it is played, how it came about is unauthorised information for West. Law 50E3',
      'If it helped the defenders and so did damage, the Director adjusts the score. Law 50E4',
    ]);
  });

  it('is told of a card that went back to the hand, where it is no penalty card', () => {
    const { all, one } = draw(live(FORBIDDEN));
    expect(all('[data-penalty-card]')).toEqual([]);
    expect(one('.back').textContent).toContain('Back in East’s hand: queen of spades');
    expect(one('.back [data-information]').dataset).toMatchObject({ information: 'sight', law: '50E2' });
  });

  it('is numbered as in the Dutch book of 1987, where that is shown; the contract’s data are not', () => {
    const minor = { type: 'expose', seat: 'E', cards: ['S5'], how: 'dropped' };
    const { one } = draw(live({ ...MAJOR, laws: '1987', events: [minor] }), { words: DUTCH });
    expect(one('.on-table > .law > summary').textContent).toBe('Art. 50C');
    expect(one('[data-information]').textContent).toMatch(/ Art\. 50D$/);
    expect(one('[data-information]').dataset.law).toBe('50C');
  });
});
