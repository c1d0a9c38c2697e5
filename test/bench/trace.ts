import type { CDPSession } from 'playwright-core';

/** One event of a trace that lasts: microseconds, `tdur` those of the processor. */
export type Slice = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly data?: { readonly url?: string; readonly columnNumber?: number; readonly lineNumber?: number };
  };
};

/** One call of a function of the extension's by the browser. */
export type Callback = {
  /** Milliseconds of the processor. */
  readonly ms: number;
  /** Milliseconds by the clock: more, when the machine is busy. */
  readonly lasted: number;
  /** Style and layout passes that it forced. */
  readonly forced: number;
  /** Where the function stands in its script, from 1. */
  readonly script: string;
  readonly line: number;
  readonly column: number;
};

/** Records what the browser does while something runs. */
export const slicesOf = async (cdp: CDPSession, run: () => Promise<void>): Promise<Slice[]> => {
  const slices: Slice[] = [];
  // The protocol types it as plain objects; these are the fields of every trace event.
  cdp.on('Tracing.dataCollected', ({ value }) => void slices.push(...(value as unknown as Slice[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await run();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  return slices.filter(({ ph }) => ph === 'X');
};

const urlOf = ({ args }: Slice): string => args.data?.url ?? '';

/** The thread in which the page's own script runs. */
const isInThreadOf = (page: Slice) => (slice: Slice) => slice.pid === page.pid && slice.tid === page.tid;

const isWithin = (outer: Slice) => (inner: Slice) =>
  inner !== outer && inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

const FORCED = new Set(['Layout', 'UpdateLayoutTree']);

const callbackOf = (call: Slice, passes: readonly Slice[]): Callback => ({
  ms: (call.tdur ?? call.dur ?? 0) / 1000,
  lasted: (call.dur ?? 0) / 1000,
  forced: passes.filter(isWithin(call)).length,
  script: urlOf(call).replace(/^chrome-extension:\/\/[^/]+\//, ''),
  line: call.args.data?.lineNumber ?? 0,
  column: call.args.data?.columnNumber ?? 0,
});

/**
 * Every call of the extension's functions in a page while something runs. @param ownScript part of the address of the page's own
 * script @throws Error when the page's own script was never called: then the trace tells nothing
 */
export const callbacksIn = async (
  cdp: CDPSession,
  ownScript: string,
  run: () => Promise<void>,
): Promise<Callback[]> => {
  const slices = await slicesOf(cdp, run);
  const page = slices.find((slice) => slice.name === 'FunctionCall' && urlOf(slice).includes(ownScript));
  if (!page) throw new Error('the trace has seen nothing of the page');
  const inPage = slices.filter(isInThreadOf(page));
  const passes = inPage.filter(({ name }) => FORCED.has(name));
  const calls = inPage.filter((slice) => slice.name === 'FunctionCall' && urlOf(slice).startsWith('chrome-extension:'));
  return calls.map((call) => callbackOf(call, passes));
};
