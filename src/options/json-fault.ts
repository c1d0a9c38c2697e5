import type { Message } from '../table/view';
import { message } from '../words';

type Place = { readonly line: number; readonly column: number };

const placeOf = (text: string, offset: number): Place => {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

/** Where the browser's own parser gave up. Each browser says it in its own words, and some not at all. */
const placeIn = (text: string, said: string): Place | null => {
  const [, line, column] = /line (\d+) column (\d+)/u.exec(said) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  const [, offset] = /position (\d+)/u.exec(said) ?? [];
  if (offset) return placeOf(text, Number(offset));
  return /end of/u.test(said) ? placeOf(text, text.length) : null;
};

/** That a text is no JSON, and where it stops being so. @param error what `JSON.parse` has thrown */
export const faultOfJson = (text: string, error: unknown): Message => {
  const place = placeIn(text, error instanceof Error ? error.message : '');
  return place ? message('file_jsonAt', place) : message('file_json');
};
