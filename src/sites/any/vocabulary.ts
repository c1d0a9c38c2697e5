import type { Rank, Seat, Suit } from '../../bridge';

/*
 * What cards and seats are called, by word. Suits and ranks have the same meaning in every language that uses the word, so that
 * these need no language; single letters do (see `letters.ts`).
 */

const listed = <T>(lists: readonly (readonly [T, string])[]): ReadonlyMap<string, T> =>
  new Map(lists.flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)));

/** Suits: English, Dutch, French, German, Italian, Polish, Turkish, and the Scandinavian languages. */
export const SUIT_WORDS = listed<Suit>([
  ['S', 'spade spades schoppen pique piques pik picche spader spar'],
  ['H', 'heart hearts harten coeur coeurs cœur cœurs herz cuori kier kiery kör hjärter hjerter'],
  ['D', 'diamond diamonds ruiten carreau carreaux karo quadri ruter ruder'],
  ['C', 'club clubs klaveren trèfle trèfles trefle trefles treff kreuz fiori trefl klöver kløver klør'],
]);

/** Ranks, without the words that are a suit or a connecting word somewhere. */
export const RANK_WORDS = listed<Rank>([
  ['A', 'ace aas as ass asso äss ess es'],
  ['K', 'king heer koning roi könig koenig re król krol papaz rua kung konge'],
  ['Q', 'queen vrouw dame regina donna dama kız dam dronning'],
  ['J', 'jack knave boer valet bube fante walet vale knekt knægt'],
  ['T', 'ten tien dix zehn dieci dziesiątka on tio ti'],
  ['9', 'nine negen neuf neun nove dziewiątka dokuz nio ni'],
  ['8', 'eight acht huit otto ósemka sekiz åtta åtte otte'],
  ['7', 'seven zeven sept sieben sette siódemka yedi sju syv'],
  ['6', 'six zes sechs sei szóstka altı sex seks'],
  ['5', 'five vijf cinq fünf cinque piątka beş fem'],
  ['4', 'four vier quatre quattro czwórka dört fyra fire'],
  ['3', 'three drie trois drei tre trójka üç'],
  ['2', 'two deuce twee deux zwei due dwójka iki två to'],
]);

/** Words that stand between rank and suit, or beside a card, and mean nothing for it. */
export const CONNECTING: ReadonlySet<string> = new Set(
  'of de du des di von der the card cards kaart karte carte carta karta kort playing face front'.split(' '),
);

/** Seats by word. Letters are not here: they differ by language, and `S` is a suit as well. */
export const SEAT_WORDS = listed<Seat>([
  ['N', 'north noord nord północ kuzey norr'],
  ['E', 'east oost est ost wschód doğu öst øst'],
  ['S', 'south zuid sud süd południe güney syd sør'],
  ['W', 'west ouest westen ovest zachód batı väst vest'],
]);

/** The words of a text, in lower case: `queenOfSpades`, `queen-of-spades` and `Queen of spades` are the same three. */
export const wordsIn = (text: string): string[] =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
