import { benchLaws } from './bench/laws';
import type { ToolCall } from './tool';

/** `npm run bench`: figures of speed and size, each beside its budget and a reference of the same run. Judges nothing. */
export async function main({ root }: ToolCall): Promise<number> {
  for (const line of await benchLaws(root)) console.log(line);
  return 0;
}
