import { Refusal, snippet } from './fault';
import { type PbnToken, pbnTokens } from './pbn-tokens';

/** A word of a section. */
export type Word = { readonly text: string; readonly line: number };

/** A tag with its value and the words that follow it. */
export type PbnTag = { readonly name: string; readonly value: string; readonly line: number; readonly words: Word[] };

/** The tags of one game, by their names in lower case. */
export type PbnGame = {
  readonly tags: ReadonlyMap<string, PbnTag>;
  /** Line of its first tag or word. */
  readonly line: number;
  /** What makes it unreadable as a whole. */
  readonly refusal: Refusal | null;
};

/** The tags we read that a game may take over from another. */
const CAN_INHERIT = ['board', 'table', 'room'];

/** A tag that says something: not missing, empty or `?`. */
export const said = ({ tags }: PbnGame, name: string): PbnTag | null => {
  const tag = tags.get(name);
  return tag === undefined || tag.value === '' || tag.value === '?' ? null : tag;
};

const refusalOf = (token: PbnToken, tagged: boolean): Refusal | null => {
  if (token.kind === 'badTag') return new Refusal(token.line, 'badTag', { text: snippet(token.text) });
  if (token.kind === 'openComment') return new Refusal(token.line, 'openComment');
  if (token.kind === 'word' && !tagged) return new Refusal(token.line, 'strayText', { text: snippet(token.text) });
  return null;
};

/** Sorts the tokens of one game by tag. A tag that occurs again is passed over, with its words (PBN 2.1, 3.4). */
const gameOf = (tokens: readonly PbnToken[]): PbnGame => {
  const tags = new Map<string, PbnTag>();
  let last: PbnTag | null = null;
  let refusal: Refusal | null = null;
  for (const token of tokens) {
    if (token.kind === 'tag') {
      last = { name: token.name, value: token.value.trim(), line: token.line, words: [] };
      if (!tags.has(token.name)) tags.set(token.name, last);
    } else if (token.kind === 'word' && last !== null) last.words.push(token);
    else refusal ??= refusalOf(token, last !== null);
  }
  return { tags, line: tokens[0]?.line ?? 1, refusal };
};

const splitGames = (tokens: readonly PbnToken[]): PbnToken[][] => {
  const games: PbnToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'end') games.push([]);
    else games.at(-1)?.push(token);
  }
  return games.filter((game) => game.length > 0);
};

/** A game without deal, dealer or number, but with a play: archives write the same deal at another table so. */
const repeatsDeal = ({ tags }: PbnGame): boolean =>
  tags.has('play') && !['deal', 'board', 'dealer'].some((name) => tags.has(name));

/** `#`: the value of the game before; `##value`: for this game and all that do not say otherwise (PBN 2.1, 4.8). */
const inherited = (game: PbnGame, before: PbnGame | undefined, standing: Map<string, PbnTag>): PbnGame => {
  const tags = new Map(game.tags);
  if (repeatsDeal(game)) {
    for (const name of ['board', 'dealer', 'vulnerable', 'deal']) {
      const tag = before?.tags.get(name);
      if (tag !== undefined && !tags.has(name)) tags.set(name, { ...tag, line: game.line });
    }
  }
  for (const name of CAN_INHERIT) {
    const tag = tags.get(name) ?? standing.get(name);
    if (tag === undefined) continue;
    const rest = tag.value.replace(/^#+/, '');
    const value = tag.value.startsWith('#') && rest === '' ? (before?.tags.get(name)?.value ?? '') : rest;
    tags.set(name, { ...tag, value });
    if (tag.value.startsWith('##')) standing.set(name, { ...tag, value });
    else if (game.tags.has(name)) standing.delete(name);
  }
  return { ...game, tags };
};

/** The games of a PBN text, with what each takes over from those before it. */
export const pbnGames = (text: string): PbnGame[] => {
  const standing = new Map<string, PbnTag>();
  const games: PbnGame[] = [];
  for (const tokens of splitGames(pbnTokens(text))) games.push(inherited(gameOf(tokens), games.at(-1), standing));
  return games;
};
