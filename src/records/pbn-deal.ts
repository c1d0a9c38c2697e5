import { type BySeat, bySeat, type Card, SUITS, seatsFrom } from '../bridge';
import { hiddenHands, type Vulnerable } from './board';
import { dealOf, readSeat, suitCards } from './deal';
import { Refusal, snippet } from './fault';
import type { PbnTag } from './pbn-games';

const VULNERABILITIES: ReadonlyMap<string, Vulnerable | null> = new Map([
  ['', null],
  ['?', null],
  ['NONE', 'None'],
  ['LOVE', 'None'],
  ['-', 'None'],
  ['NS', 'NS'],
  ['EW', 'EW'],
  ['ALL', 'All'],
  ['BOTH', 'All'],
]);

/** Reads a Vulnerable tag; null when it says nothing. @throws Refusal `badVulnerable` */
export const readVulnerable = (tag: PbnTag | null): Vulnerable | null => {
  const vulnerable = VULNERABILITIES.get(tag?.value.toUpperCase() ?? '');
  if (vulnerable === undefined) throw new Refusal(tag?.line ?? 1, 'badVulnerable', { text: snippet(tag?.value ?? '') });
  return vulnerable;
};

/** `AK2.QJT.5432.A98`, a void suit empty; `-` is a hidden hand. Suit letters before the ranks are passed over. */
const readHand = (text: string, line: number): Card[] => {
  if (text === '-') return [];
  const parts = text.split('.');
  if (parts.length !== SUITS.length) throw new Refusal(line, 'badDeal', { text: snippet(text) });
  return SUITS.flatMap((suit, i) => suitCards(suit, (parts[i] ?? '').replace(new RegExp(`^${suit}`, 'i'), ''), line));
};

/** Reads a Deal tag: `N:` and four hands, clockwise from that seat. @throws Refusal `badDeal` and those of {@link dealOf} */
export const readDeal = (tag: PbnTag | null): BySeat<readonly Card[]> => {
  if (tag === null) return hiddenHands();
  const [, letter, rest] = /^([NESW]):\s*(.*)$/is.exec(tag.value) ?? [];
  const texts = rest?.trim().split(/\s+/) ?? [];
  const shown = texts.filter((text) => text !== '-');
  if (letter === undefined || texts.length !== 4 || shown.length === 0) {
    throw new Refusal(tag.line, 'badDeal', { text: snippet(tag.value) });
  }
  const order = seatsFrom(readSeat(letter, 'Deal', tag.line));
  return dealOf(
    bySeat((seat) => readHand(texts[order.indexOf(seat)] ?? '-', tag.line)),
    tag.line,
  );
};
