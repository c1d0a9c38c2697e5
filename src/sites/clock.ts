/** Takes back a task that waits; does nothing once it has run. */
export type Cancel = () => void;

/** The time and the two ways to wait for it, so that a test can drive them. */
export type Clock = {
  /** Milliseconds; only differences matter. */
  readonly now: () => number;
  /** Runs a task after some milliseconds. */
  readonly after: (ms: number, run: () => void) => Cancel;
  /** Runs a task as soon as the current one and its microtasks are done. */
  readonly soon: (run: () => void) => Cancel;
};

const timers = (signal: AbortSignal): Clock['after'] => {
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  signal.addEventListener('abort', () => {
    for (const timer of waiting) clearTimeout(timer);
  });
  return (ms, run) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      run();
    }, ms);
    waiting.add(timer);
    return () => {
      waiting.delete(timer);
      clearTimeout(timer);
    };
  };
};

const channel = (signal: AbortSignal): Clock['soon'] => {
  const { port1, port2 } = new MessageChannel();
  const waiting = new Set<() => void>();
  port1.onmessage = () => {
    const [run] = waiting;
    if (!run) return;
    waiting.delete(run);
    run();
  };
  signal.addEventListener('abort', () => {
    waiting.clear();
    port1.close();
  });
  return (run) => {
    waiting.add(run);
    port2.postMessage(null);
    return () => waiting.delete(run);
  };
};

/**
 * A clock by the page's own timers. `soon` goes by a message channel: timers are held back in a hidden tab, and animation
 * frames stand still there. Aborting takes back whatever waits, and closes the channel.
 */
export const systemClock = (signal: AbortSignal): Clock => ({
  now: () => performance.now(),
  after: timers(signal),
  soon: channel(signal),
});
