import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, answerFile, answerLines } from '../../src/tools/rule';

const SITUATION = {
  contract: '4S',
  declarer: 'S',
  hands: { E: '4..Q3.8' },
  cards: 4,
  leader: 'N',
  events: [
    { type: 'expose', seat: 'E', cards: ['DQ'], how: 'dropped' },
    { type: 'play', seat: 'N', card: 'HA' },
  ],
};
const LINE = JSON.stringify(SITUATION);
const PRETTY = JSON.stringify(SITUATION, null, 2);

/** A stream of bytes in pieces of one size, which may cut lines and letters in two. */
async function* inPieces(text: string, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

class Collector extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    setImmediate(done);
  }
  lines(): unknown[] {
    return this.text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  }
}

async function collect(read: typeof answerLines, text: string, size?: number): Promise<unknown[]> {
  const out = new Collector({ highWaterMark: 100 });
  await read(inPieces(text, size), out);
  await new Promise<void>((resolve) => out.end(resolve));
  return out.lines();
}

const RULING = expect.objectContaining({ turn: 'E', legal: ['DQ'], illegal: ['S4', 'D3', 'C8'] });
const MALFORMED = { error: { code: 'malformed', event: null, message: expect.any(String) } };

describe('an answer', () => {
  it('is the ruling, on one line', () => {
    expect(JSON.parse(answer(PRETTY))).toEqual(RULING);
    expect(answer(PRETTY)).not.toContain('\n');
  });

  it.each(['nonsense', '{', '[]', 'null', '5', '{"contract":"3NT"}'])('to %s is that it is malformed', (text) => {
    expect(JSON.parse(answer(text))).toEqual(MALFORMED);
  });
});

describe('lines', () => {
  it('are answered in order, bad ones too, blank ones not at all', async () => {
    const text = `${LINE}\n\n  \nnot ♠ JSON\n${LINE}`;
    expect(await collect(answerLines, text)).toEqual([RULING, MALFORMED, RULING]);
  });

  it('may end in CR LF, begin with a byte order mark and be cut anywhere', async () => {
    const text = `\uFEFF${LINE}\r\n\r\n${LINE}\r\n"♥\uFEFF"\r\n`;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 400 }), async (size) => {
        expect(await collect(answerLines, text, size)).toEqual([RULING, RULING, MALFORMED]);
      }),
      { numRuns: 30 },
    );
  });

  it('wait for a slow reader', async () => {
    let asked = 0;
    const source = (async function* () {
      for (; asked < 50; asked += 1) yield Buffer.from(`${LINE}\n`);
    })();
    const slow = new Writable({ highWaterMark: 1, write: () => undefined });
    void answerLines(source, slow);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toBeLessThan(5);
  });
});

describe('a file', () => {
  it.each([
    ['one situation over many lines', PRETTY, [RULING]],
    ['one situation on a line', LINE, [RULING]],
    ['one a line', `\n${LINE}\n${LINE}\n`, [RULING, RULING]],
    ['one a line, the first bad', `bad\n${LINE}\n`, [MALFORMED, RULING]],
    ['one a line, the first cut short', `${LINE.slice(0, 40)}\n${LINE}\n`, [MALFORMED, RULING]],
    ['a situation over many lines, cut short', PRETTY.slice(0, 150), [MALFORMED]],
    ['nothing', '\n \n', []],
  ])('may hold %s', async (_, text, answers) => {
    expect(await collect(answerFile, text)).toEqual(answers);
  });
});

describe('the command', () => {
  const rule = (args: readonly string[], input: string) =>
    spawnSync(process.execPath, [join('src', 'tools', 'run.mjs'), 'rule', ...args], { input, encoding: 'utf8' });

  it('prints nothing but its lines', () => {
    const { stdout, stderr, status } = rule([], `${LINE}\nbad\n`);
    expect([stdout.split('\n').length, stderr, status]).toEqual([3, '', 0]);
  });

  it('tells of a file that cannot be read, fails, and reads the others', () => {
    const { stdout, stderr, status } = rule(['no-such-file.json', 'package.json'], '');
    expect(stderr).toMatch(/^rule: cannot read no-such-file\.json: .*no such file/);
    expect([JSON.parse(stdout), status]).toEqual([MALFORMED, 1]);
  });
});
