import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { type LawsError, rule } from '../laws';
import { lineBatches, linesOf } from './lines';
import type { ToolCall } from './tool';

/**
 * The command line of the contract: situations from standard input, one JSON object a line, or from files that hold one
 * situation each, or one a line; one ruling or error a line on standard output, in order.
 */
export async function main({ args, cwd }: ToolCall): Promise<number> {
  process.stdout.on('error', leaveQuietly);
  if (args.length === 0) {
    await answerLines(process.stdin, process.stdout);
    return 0;
  }
  let exitCode = 0;
  for (const file of args) {
    try {
      await answerFile(createReadStream(resolve(cwd, file)), process.stdout);
    } catch (error) {
      process.stderr.write(`rule: cannot read ${file}: ${inWords(error)}\n`);
      exitCode = 1;
    }
  }
  return exitCode;
}

/** Answers every line that is not blank, in order. What one chunk brought is answered in one write. */
export async function answerLines(source: AsyncIterable<Uint8Array>, out: Writable): Promise<void> {
  for await (const lines of lineBatches(source)) await write(out, lines.filter(isFilled).map(answer));
}

/** Answers a file: one situation, over as many lines as it likes, or one situation a line. */
export async function answerFile(source: AsyncIterable<Uint8Array>, out: Writable): Promise<void> {
  const lines = linesOf(source);
  const first = await firstFilled(lines);
  if (first === null) return;
  if (opensOnly(first)) {
    const all = [first];
    for await (const line of lines) all.push(line);
    await write(out, isOneSituation(all) ? [answer(all.join('\n'))] : all.filter(isFilled).map(answer));
    return;
  }
  await write(out, [answer(first)]);
  for await (const line of lines) if (isFilled(line)) await write(out, [answer(line)]);
}

/** The answer to one situation, given as JSON text: a ruling or an error, as JSON on one line. */
export function answer(text: string): string {
  let situation: unknown;
  try {
    situation = JSON.parse(text);
  } catch (error) {
    return refusal(`not JSON: ${inWords(error)}`);
  }
  try {
    return JSON.stringify(rule(situation));
  } catch (error) {
    reportFault(error);
    return refusal(`this program failed on it: ${inWords(error)}`);
  }
}

/**
 * The core answers faulty situations with an error of its own: what it throws is a fault of ours. The first one is told in full
 * and makes the exit code; the lines behind it are answered all the same.
 */
function reportFault(error: unknown): void {
  if (process.exitCode === FAULT) return;
  process.exitCode = FAULT;
  process.stderr.write(`rule: ${error instanceof Error ? error.stack : error}\n`);
}

const FAULT = 70;

function refusal(message: string): string {
  const error: LawsError = { code: 'malformed', event: null, message };
  return JSON.stringify({ error });
}

const isFilled = (line: string): boolean => line.trim() !== '';

async function firstFilled(lines: AsyncIterator<string>): Promise<string | null> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) return null;
    if (isFilled(value)) return value;
  }
}

/** Whether a file's first line opens an object that it does not close: then the object may go on below. */
const opensOnly = (line: string): boolean => line.trimStart().startsWith('{') && !line.trimEnd().endsWith('}');

/**
 * Whether lines are one situation rather than one a line. A whole that does not parse is one broken situation, unless a line
 * below stands by itself: those of a situation spread over lines are indented, or parts of it.
 */
function isOneSituation([, ...below]: readonly string[]): boolean {
  return !below.some((line) => line.startsWith('{') && isJson(line));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Writes lines and waits until the reader has room again, so that memory does not grow with a slow reader. */
async function write(out: Writable, lines: readonly string[]): Promise<void> {
  if (lines.length === 0 || out.write(`${lines.join('\n')}\n`)) return;
  await new Promise<void>((resolve) => out.once('drain', resolve));
}

/** A reader that has seen enough (`| head`) closes the pipe: nothing is left to do, and nothing went wrong. */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}

const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));
