import type { CDPSession } from 'playwright-core';

/** What a page's main thread has done: processor milliseconds, and numbers of style and layout passes. */
export type Work = { readonly ms: number; readonly script: number; readonly styles: number; readonly layouts: number };

const workSoFar = async (cdp: CDPSession): Promise<Work> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const told = new Map(metrics.map(({ name, value }) => [name, value]));
  const of = (name: string): number => told.get(name) ?? Number.NaN;
  return {
    ms: of('TaskDuration') * 1000,
    script: of('ScriptDuration') * 1000,
    styles: of('RecalcStyleCount'),
    layouts: of('LayoutCount'),
  };
};

/** Measures the main thread's work by processor time, so that other programs of a busy machine count less. */
export const workOf = async (cdp: CDPSession, run: () => Promise<void>): Promise<Work> => {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workSoFar(cdp);
  await run();
  const after = await workSoFar(cdp);
  await cdp.send('Performance.disable');
  return {
    ms: after.ms - before.ms,
    script: after.script - before.script,
    styles: after.styles - before.styles,
    layouts: after.layouts - before.layouts,
  };
};
