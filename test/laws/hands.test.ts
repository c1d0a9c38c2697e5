import { expect, it } from 'vitest';
import { hiddenCount, knownCards, parseSituation, replay } from '../../src/laws';
import { events, setup } from './support/notation';

const tableAfter = (happened: string) => {
  const parsed = parseSituation({ ...setup('3NT S 3 W W=A.7..'), events: events(happened) });
  const played = parsed.ok ? replay(parsed.value) : parsed;
  if (!played.ok) throw new Error(played.error.message);
  return played.value;
};

it('tells the known cards of a hand, and how many of it have not been seen', () => {
  const begun = tableAfter('');
  expect(knownCards(begun, 'W')).toEqual(['SA', 'H7']);
  expect([hiddenCount(begun, 'W'), hiddenCount(begun, 'E')]).toEqual([1, 3]);
});

it('counts a card that shows up as seen from then on, and a played one no more as held', () => {
  const later = tableAfter('W:SA N:S2 E:S5 xW:DK:dropped xE:CK:dropped');
  expect(knownCards(later, 'W')).toEqual(['H7', 'DK']);
  expect(knownCards(later, 'E')).toEqual(['CK']);
  expect([hiddenCount(later, 'W'), hiddenCount(later, 'E')]).toEqual([0, 1]);
});
