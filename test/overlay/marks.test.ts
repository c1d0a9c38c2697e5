import { describe, expect, it } from 'vitest';
import { overlap } from '../../src/overlay/boxes';
import { isSmall, type Mark, marksOn } from '../../src/overlay/marks';
import { tabsOf } from '../../src/overlay/tabs';
import type { Place } from '../../src/sites/sighting';
import type { TableView } from '../../src/table/view';
import { SAMPLES, tableOf } from '../ui/samples';
import { PICTURES, placesOf, WIDTH, WRITTEN } from './table';

const NAMES = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];
const LIVE = NAMES.filter((name) => SAMPLES[name]().table !== null);
const tableFor = (name: keyof typeof SAMPLES): TableView => tableOf(SAMPLES[name]());

const marksFor = (name: keyof typeof SAMPLES, drawing = PICTURES): Mark[] => {
  const table = tableFor(name);
  return marksOn(table, placesOf(table, drawing), []);
};

const withVerdict = (marks: readonly Mark[], verdict: Mark['verdict']) =>
  marks.flatMap((mark) => (mark.verdict === verdict ? [mark.card] : [])).sort();

describe('the marks', () => {
  it.each(LIVE)('say of each card what the ruling says: %s', (name) => {
    const { ruling } = tableFor(name);
    const marks = marksFor(name);
    for (const verdict of ['legal', 'illegal', 'depends'] as const)
      expect(withVerdict(marks, verdict)).toEqual([...ruling[verdict]].sort());
    const lying = marks.flatMap(({ seat, card, lying: status }) =>
      status && status !== 'seen' ? [{ seat, card, status }] : [],
    );
    expect(lying).toEqual(ruling.penaltyCards.map(({ seat, card, status }) => ({ seat, card, status })));
    const seen = marks.flatMap(({ seat, card, lying: is, why }) => (is === 'seen' ? [{ seat, card, why }] : []));
    expect(seen).toEqual(ruling.exposed.map(({ seat, card, why }) => ({ seat, card, why })));
  });

  it('lie on their cards, as far as those are in sight', () => {
    const marks = new Map(marksFor('minor').map((mark) => [mark.card, mark]));
    // East has K 8 5 3 of spades in one row, and a row of diamonds 124 pixels below.
    expect(marks.get('S5')).toMatchObject({ lying: 'minor', verdict: 'legal', box: { x: 848, y: 150, width: 24 } });
    expect(marks.get('S3')).toMatchObject({ verdict: 'illegal', box: { x: 872, y: 150, width: 100, height: 124 } });
    expect(marks.get('SK')?.box?.height).toBe(124);
  });

  it('have no place where the page shows no card', () => {
    const table = tableFor('minor');
    const places = placesOf(table, PICTURES).filter(({ card }) => card !== 'S5');
    const mark = marksOn(table, places, []).find(({ card }) => card === 'S5');
    expect(mark).toMatchObject({ lying: 'minor', box: null });
  });

  it('are not taken for those of another hand in which the card is drawn as well', () => {
    const table = tableFor('minor');
    const elsewhere: Place = { card: 'S5', seat: 'N', x: 0, y: 0, width: 10, height: 10 };
    const mark = marksOn(table, [elsewhere], []).find(({ card }) => card === 'S5');
    expect(mark?.box).toBeNull();
  });

  it('leave in sight what must not be covered', () => {
    const table = tableFor('minor');
    const claim = { x: 700, y: 140, width: 300, height: 60 };
    const marks = marksOn(table, placesOf(table, PICTURES), [claim]);
    expect(marks.some(({ box }) => box !== null)).toBe(true);
    expect(marks.filter(({ box }) => box && overlap(box, claim) > 4)).toEqual([]);
  });

  it('are small where a hand is written', () => {
    expect(marksFor('minor', WRITTEN).every(({ box }) => box === null || isSmall(box))).toBe(true);
    expect(marksFor('minor').some(({ box }) => box !== null && isSmall(box))).toBe(false);
  });
});

describe('the tabs', () => {
  const tabsFor = (name: keyof typeof SAMPLES, drawing = PICTURES) => {
    const table = tableFor(name);
    const places = placesOf(table, drawing);
    return tabsOf(marksOn(table, places, []), places, WIDTH);
  };

  it('stand at the lower end of a card, under its rank', () => {
    expect(tabsFor('minor')).toEqual([{ seat: 'E', lying: 'minor', x: 860, y: 254, beside: false }]);
  });

  it('stand at the end of a written row, on no rank', () => {
    const places = placesOf(tableFor('minor'), WRITTEN);
    const [tab] = tabsFor('minor', WRITTEN);
    expect(tab).toMatchObject({ lying: 'minor', beside: true });
    expect(places.filter(({ x, y, width }) => y === 150 && x + width > (tab?.x ?? 0))).toEqual([]);
  });

  it('stand one after the other where a written row needs several', () => {
    const table = tableFor('minor');
    const places = placesOf(table, WRITTEN);
    const marks = marksOn(table, places, []).map(
      (mark): Mark => (mark.card === 'SK' ? { ...mark, lying: 'seen', why: 'undo' } : mark),
    );
    const tabs = tabsOf(marks, places, WIDTH);
    expect(tabs.map(({ lying }) => lying).sort()).toEqual(['minor', 'seen']);
    expect(Math.abs((tabs[0]?.x ?? 0) - (tabs[1]?.x ?? 0))).toBeGreaterThanOrEqual(60);
  });

  it('serve neighbours together, and are as many as there is room for', () => {
    const tabs = tabsFor('many');
    expect(tabs.length).toBeGreaterThanOrEqual(4);
    expect(tabs.length).toBeLessThan(13);
    const rows = tabs.map(({ y }) => tabs.filter((tab) => tab.y === y).map(({ x }) => x));
    for (const row of rows)
      for (const [i, x] of row.entries()) if (i > 0) expect(x - (row[i - 1] ?? 0)).toBeGreaterThan(50);
  });

  it('do not reach beyond the sides of the window', () => {
    const table = tableFor('minor');
    for (const x of [-50, 0, 990]) {
      const places = placesOf(table, PICTURES).map((place) => ({ ...place, x }));
      for (const tab of tabsOf(marksOn(table, places, []), places, WIDTH)) {
        expect(tab.x).toBeGreaterThanOrEqual(32);
        expect(tab.x).toBeLessThanOrEqual(WIDTH - 32);
      }
    }
  });
});
