/**
 * The lines of a UTF-8 stream, one by one, without their ends (`\n` or `\r\n`) and without a byte order mark. Holds one chunk and
 * one line at most, and reads on only when asked, so a slow reader slows the source.
 */
export async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const batch of lineBatches(source)) yield* batch;
}

/** As {@link linesOf}, but all lines that one chunk completed at a time: what a stream can be answered in one write. */
export async function* lineBatches(source: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  // The pieces of a line that spans chunks are joined once, at its end: joining at every chunk would be quadratic.
  let pieces: string[] = [];
  for await (const chunk of source) {
    const [first = '', ...rest] = decoder.decode(chunk, { stream: true }).split('\n');
    pieces.push(first);
    const last = rest.pop();
    if (last === undefined) continue;
    yield [pieces.join(''), ...rest].map(withoutReturn);
    pieces = [last];
  }
  pieces.push(decoder.decode());
  const remainder = pieces.join('');
  if (remainder !== '') yield [withoutReturn(remainder)];
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
