import { type Card, isCard, suitOf } from '../../bridge';
import { boxOf } from '../find';
import type { Box } from '../sighting';
import { Unreadable } from '../unreadable';
import { isFaceDown } from './face-down';
import { type Face, facesIn } from './faces';
import { alphabetOf, rankIn } from './letters';

/** A card where the page shows it. */
export type Mark = {
  readonly card: Card;
  readonly element: Element;
  readonly box: Box;
  /** Written as a bid is written too, `4♠`, and nothing else of its kind tells that it is a card. */
  readonly doubtful: boolean;
};

/** What is known of a page before it is looked at. */
export type Looking = {
  readonly language: string;
  /** Manners that are known to tell cards on this page; null: to be found out. */
  readonly manners: readonly string[] | null;
  /** What has stood for ranks at earlier looks; what is seen now is added. */
  readonly letters: Set<string>;
};

/** The cards of a page, and by which manners they are told. */
export type Marked = { readonly marks: readonly Mark[]; readonly manners: readonly string[] };

type Told = { readonly card: Card; readonly element: Element; readonly box: Box };
type Group = { readonly manner: string; readonly told: readonly Told[]; readonly doubtful: boolean };

/** Fewer cards than this are no hand. */
const FEWEST = 5;

/** Layers of elements without a size of their own, such as the corners of a picture, round which the card is looked for. */
const SIZELESS = 3;

/** Smaller than this, in pixels, nobody can read a card: pages keep spare ones without a size. */
const SMALLEST = 5;

/** Whether the card is rather what is around an element: it has no size of its own, or is a small thing alone in a larger one. */
const isPart = (box: Box, element: Element): boolean => {
  if (box.width === 0 || box.height === 0) return true;
  return (box.width < SMALLEST || box.height < SMALLEST) && element.parentElement?.childElementCount === 1;
};

const boxAround = (element: Element): Box => {
  // A part of a drawing can be small, or drawn from elsewhere: the drawing as a whole is the card.
  let at = element.closest('svg') ?? element;
  let box = boxOf(at);
  for (let i = 0; i < SIZELESS && at.parentElement && isPart(box, at); i += 1) {
    at = at.parentElement;
    box = boxOf(at);
  }
  return box;
};

const isInSight = ({ x, y, width, height }: Box, view: Window | null): boolean =>
  width >= SMALLEST &&
  height >= SMALLEST &&
  x + width + (view?.scrollX ?? 0) > 0 &&
  y + height + (view?.scrollY ?? 0) > 0;

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

const area = ({ width, height }: Box): number => width * height;

/** Whether two elements draw one and the same card: one is in the other, they have a parent of their own, or lie on each other. */
const isOne = (a: Told, b: Told): boolean =>
  a.element.contains(b.element) ||
  b.element.contains(a.element) ||
  (a.element.parentElement === b.element.parentElement && a.element.parentElement?.childElementCount === 2) ||
  overlap(a.box, b.box) > area(a.box) / 2;

/** Each card once. Of several elements that draw it the outermost counts, for that is the whole card. */
const merged = (told: readonly Told[]): Told[] => {
  const kept: Told[] = [];
  for (const one of told) {
    const at = kept.findIndex((other) => other.card === one.card && isOne(other, one));
    const other = kept[at];
    if (!other) kept.push(one);
    else if (one.element.contains(other.element)) kept[at] = one;
  }
  return kept;
};

const cardsOf = (told: readonly Told[]): ReadonlySet<Card> => new Set(told.map(({ card }) => card));

/** Ranks of which a bid has none. */
const isAboveBids = (card: Card): boolean => /[AKQJT98]/u.test(card[1] ?? '');

type TextFace = Face & { readonly by: 'text' };

const isText = (face: Face): face is TextFace => face.by === 'text';

const byManner = (faces: readonly TextFace[]): readonly (readonly TextFace[])[] => {
  const manners = new Map<string, TextFace[]>();
  for (const face of faces) manners.set(face.manner, [...(manners.get(face.manner) ?? []), face]);
  return [...manners.values()].toSorted((a, b) => b.length - a.length);
};

/** A manner of writing that holds less than this part of all text is left out when its letters do not fit the rest. */
const SMALL = 0.2;

/**
 * The cards that are written, once it is sure what the letters mean. A few texts that do not fit the others (a dealer's `D`, a
 * seat's `W`) are no cards.
 * @throws Unreadable when it is not sure
 */
const textCards = (all: readonly TextFace[], { language, letters }: Looking): { face: TextFace; card: Card }[] => {
  const kept: TextFace[] = [];
  for (const faces of byManner(all)) {
    const now = new Set([...letters, ...faces.map(({ rank }) => rank)]);
    if (alphabetOf(now, language)) {
      for (const letter of now) letters.add(letter);
      kept.push(...faces);
    } else if (faces.length > all.length * SMALL) {
      throw new Unreadable('unknownCard', 'lang', [...now].sort().join(' '));
    }
  }
  const alphabet = alphabetOf(letters, language);
  return kept.flatMap((face) => {
    const card = `${face.suit}${alphabet && rankIn(alphabet, face.rank)}`;
    return isCard(card) ? [{ face, card }] : [];
  });
};

/** Where more is told by names, text in an unknown language is something else than cards. */
const writtenCards = (faces: readonly Face[], looking: Looking): { face: TextFace; card: Card }[] => {
  const texts = faces.filter(isText);
  try {
    return textCards(texts, looking);
  } catch (error) {
    if (faces.length > 2 * texts.length) return [];
    throw error;
  }
};

const groupsOf = (faces: readonly Face[], looking: Looking): Group[] => {
  const groups = new Map<string, Told[]>();
  const add = (face: Face, card: Card): void => {
    const told = { card, element: face.element, box: boxAround(face.element) };
    if (!isInSight(told.box, face.element.ownerDocument.defaultView) || isFaceDown(face.element, told.box)) return;
    groups.set(face.manner, [...(groups.get(face.manner) ?? []), told]);
  };
  for (const face of faces) if (face.by === 'name') add(face, face.card);
  for (const { face, card } of writtenCards(faces, looking)) add(face, card);
  return [...groups].map(([manner, told]) => {
    const cards = merged(told);
    return { manner, told: cards, doubtful: !cards.some(({ card }) => isAboveBids(card)) };
  });
};

const isTextual = ({ manner }: Group): boolean => manner.startsWith('text ');

const distinct = ({ told }: Group): number => cardsOf(told).size;

/** Whether a group says something else of the same card, or of the same element, than what is known already. */
const conflicts = (group: Group, known: readonly Told[]): boolean =>
  group.told.some((one) =>
    known.some((other) => {
      const together = isOne(one, other);
      return one.card === other.card ? !together : one.element === other.element;
    }),
  );

/** Groups of one kind that together tell most cards: all that is text, or one manner of naming. */
const bestOf = (groups: readonly Group[]): readonly Group[] => {
  const texts = groups.filter((group) => isTextual(group) && !group.doubtful);
  const sets = [texts, ...groups.filter((group) => !isTextual(group)).map((group) => [group])];
  const count = (set: readonly Group[]): number => cardsOf(set.flatMap(({ told }) => told)).size;
  return sets.reduce((best, set) => (count(set) > count(best) ? set : best), []);
};

/** Suits are spread over the cards: a group that knows one suit alone is something else, such as the classes of a grid. */
const isPlausible = (set: readonly Group[]): boolean => {
  const cards = set.flatMap(({ told }) => told.map(({ card }) => card));
  return cards.length >= FEWEST && new Set(cards.map(suitOf)).size > 1;
};

const marksOf = ({ told, doubtful }: Group): Mark[] => told.map((one) => ({ ...one, doubtful }));

/**
 * The cards in sight below an element, by whatever the page tells them. Of all manners of telling (an attribute, the names of its
 * images, text) the one that tells most cards counts, and others as far as they do not speak against it.
 * @throws Unreadable when letters of an unknown language are used
 */
export const marksIn = (root: Element, looking: Looking): Marked => {
  const { manners } = looking;
  const groups = groupsOf(facesIn(root), looking).filter(({ manner }) => manners === null || isKnown(manners, manner));
  const best = bestOf(groups);
  if (manners === null && !isPlausible(best)) return { marks: [], manners: [] };
  const chosen: Group[] = [...best];
  const rest = groups.filter((group) => !best.includes(group)).toSorted((a, b) => distinct(b) - distinct(a));
  for (const group of rest) {
    const known = chosen.flatMap(({ told }) => told);
    const adds = group.told.some(({ card }) => !cardsOf(known).has(card));
    if (adds && !conflicts(group, known)) chosen.push(group);
  }
  return {
    marks: chosen.flatMap(marksOf),
    manners: [...new Set(chosen.filter(({ doubtful }) => !doubtful).map(kindOf))].sort(),
  };
};

/** Text is one manner, whatever it is written in; only what is drawn otherwise than the rest of it is doubtful. */
const kindOf = ({ manner }: Group): string => (manner.startsWith('text ') ? 'text' : manner);

const isKnown = (manners: readonly string[], manner: string): boolean =>
  manners.includes(manner.startsWith('text ') ? 'text' : manner);
