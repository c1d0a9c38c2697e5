import { faultOf, type RecordReading, Refusal } from './fault';
import { readJsonLines } from './json-lines';
import { readLin } from './lin';
import { readPbn } from './pbn';

const JSON_START = /^\s*\{\s*"/;
const PBN_TAG = /^[ \t]*\[\s*\w+\s*"/m;
const LIN_TAG = /(?:^|\|)\s*(?:md|qx|pn|mb|pc|vg|st|lin)\|/im;

/**
 * The `lin` part of the address of a page that shows a board, as people paste it: with its bars and blanks escaped, or, where
 * a program has undone that, as they are.
 */
const LIN_ADDRESS = /^\s*https?:\/\/\S*?[?&]lin=([^&#\s|]*\|[^&#\n]*|[^&#\s]+)/i;

const UNKNOWN: RecordReading = { boards: [], faults: [faultOf(null, 0, new Refusal(1, 'unknownFormat'))] };

/** The text with its percent escapes undone; as it stands when they are broken. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
};

const placeOf = (pattern: RegExp, text: string): number => {
  const place = text.search(pattern);
  return place < 0 ? Number.POSITIVE_INFINITY : place;
};

/**
 * Reads a record, telling by itself whether it is LIN, PBN, the address of a page with LIN in it, or boards as JSON lines.
 * Never throws: what is none of these gives one fault, `unknownFormat`.
 */
export const readRecord = (text: string): RecordReading => {
  const address = LIN_ADDRESS.exec(text)?.[1];
  if (address !== undefined) return readLin(decoded(address));
  if (JSON_START.test(text)) return readJsonLines(text);
  const [pbn, lin] = [placeOf(PBN_TAG, text), placeOf(LIN_TAG, text)];
  if (pbn === lin) return UNKNOWN;
  return pbn < lin ? readPbn(text) : readLin(text);
};

/** The text of a file: UTF-8 when it is that, else Latin-1 as old programs write it. Leaves out a byte order mark. */
export const decodeRecord = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
