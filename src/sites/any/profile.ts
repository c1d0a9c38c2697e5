import { isSeat, type Seat } from '../../bridge';
import { SIDES, type Side } from './geometry';

/** Of the form of a profile. A change that an older copy could not read counts it up. */
export const PROFILE_VERSION = 1;

/** A rectangle in parts of the table's width and height: left, top, width, height. */
export type Part = readonly [number, number, number, number];

/** Where a hand lies. */
export type PlaceOfHand = {
  /** The element that holds it and nothing else; null where cards lie loose on the table. */
  readonly selector: string | null;
  readonly part: Part;
};

/**
 * What has been understood of one site's pages, and what the user has said of them: a plain value, from which the page is read the
 * next time. A reader of its own can be made from it.
 */
export type Profile = {
  readonly version: typeof PROFILE_VERSION;
  /** The pages it is of: `https://play.example.org/*`. */
  readonly origin: string;
  /** How cards are told: `text`, or the attribute with what stands around the card in it. */
  readonly manners: readonly string[];
  /** Letters and numbers that have stood for ranks, by which they are told apart from another language's. */
  readonly letters: readonly string[];
  /** The element that all parts are measured by. */
  readonly table: string;
  readonly hands: Readonly<Partial<Record<Side, PlaceOfHand>>>;
  /** The middle of the trick, in parts of the table. */
  readonly centre: readonly [number, number];
  /** The seat at the bottom, by the user's word; null where the page writes the seats at the table. */
  readonly bottom: Seat | null;
  /** Play has been seen to go round clockwise. */
  readonly clockwise: boolean;
};

/** Why a text or value is no profile: the field that is wrong. */
export type ProfileFault = { readonly ok: false; readonly field: string };
export type ParsedProfile = { readonly ok: true; readonly value: Profile } | ProfileFault;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.length > 0 && value.length <= 500;
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const listOf =
  (check: Check, least: number, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(check);

const fieldOf = (value: unknown, name: string): unknown =>
  value instanceof Object ? Reflect.get(value, name) : undefined;

const isPlace: Check = (value) => {
  const selector = fieldOf(value, 'selector');
  return (selector === null || isText(selector)) && listOf(isNumber, 4, 4)(fieldOf(value, 'part'));
};

const isHands: Check = (value) =>
  value instanceof Object &&
  Object.entries(value).every(([side, place]) => (SIDES as readonly string[]).includes(side) && isPlace(place)) &&
  Object.keys(value).length >= 2;

const isOrigin: Check = (value) => typeof value === 'string' && /^https?:\/\/[^/*]+\/\*$/u.test(value);

const FIELDS: Readonly<Record<keyof Profile, Check>> = {
  version: (value) => value === PROFILE_VERSION,
  origin: isOrigin,
  manners: listOf(isText, 1, 20),
  letters: listOf(isText, 0, 30),
  table: isText,
  hands: isHands,
  centre: listOf(isNumber, 2, 2),
  bottom: (value) => value === null || isSeat(value),
  clockwise: (value) => typeof value === 'boolean',
};

/** Reads a profile, whatever the value may be; what it does not know of it is dropped. */
export const parseProfile = (value: unknown): ParsedProfile => {
  if (!(value instanceof Object)) return { ok: false, field: 'profile' };
  const wrong = Object.entries(FIELDS).find(([name, check]) => !check(fieldOf(value, name)));
  if (wrong) return { ok: false, field: wrong[0] };
  // Every field has just been checked.
  const kept = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, fieldOf(value, name)])) as Profile;
  return { ok: true, value: kept };
};

/** Reads a profile from JSON text, as a user edits or imports it. */
export const readProfile = (text: string): ParsedProfile => {
  try {
    return parseProfile(JSON.parse(text));
  } catch {
    return { ok: false, field: 'JSON' };
  }
};

/** Writes a profile as JSON text, to be edited or handed on. {@link readProfile} reads it back. */
export const writeProfile = (profile: Profile): string => `${JSON.stringify(profile, null, 2)}\n`;
