import type { Tab } from '../harness/driver';
import type { Shown } from './reading';

/** What a surface came to show, and how long it took. */
export type Outcome = { readonly right: boolean; readonly shown: Shown | null; readonly ms: number };

/** One state of the surface, with the reason in words where there is one, and when it came (milliseconds of its page). */
export type Moment = { readonly shown: Shown; readonly reason: string; readonly at: number };

/** Follows a surface from within its page: nothing that it shows, however short, escapes. */
type Recorder = {
  readonly until: (wanted: readonly string[], patience: number) => Promise<Outcome>;
  readonly take: () => readonly Moment[];
};

declare global {
  var faceUpRecorder: Recorder | undefined;
}

/** Begins to record. Runs in the page of the surface, so it uses nothing from outside itself. */
const beginRecording = (): void => {
  const read = (surface: HTMLElement): Shown => {
    const marked = (selector: string) => [...surface.querySelectorAll<HTMLElement>(selector)];
    const first = (name: string) => marked(`[data-${name}]`)[0]?.dataset[name] ?? null;
    const verdict = (name: string) =>
      marked(`[data-card][data-verdict="${name}"]`)
        .map(({ dataset }) => dataset.card ?? '')
        .sort();
    const inTrick = (place: HTMLElement): string[] => {
      const card = place.querySelector<HTMLElement>('[data-suit]');
      if (card === null) return [];
      const rank = (card.querySelector('b')?.textContent ?? '').replace('10', 'T');
      return [
        `${place.querySelector(':scope > span:last-child [aria-hidden]')?.textContent} ${card.dataset.suit}${rank}`,
      ];
    };
    const trick = /\btrick (\d+)/.exec(surface.querySelector('header')?.textContent ?? '')?.[1];
    return {
      state: surface.dataset.state ?? '',
      laws: first('laws'),
      since: Number(
        /\bsince trick (\d+)/.exec(
          marked('.since')
            .map((line) => line.textContent)
            .join(' '),
        )?.[1] ?? 1,
      ),
      turn: first('turn'),
      trick: trick === undefined ? null : Number(trick),
      cards: marked('.trick ol > li').flatMap(inTrick),
      legal: verdict('legal'),
      illegal: verdict('illegal'),
      depends: verdict('depends'),
      duties: marked('[data-obligation]').map(({ dataset }) => `${dataset.law} ${dataset.obligation}`),
      penaltyCards: marked('[data-penalty-card]')
        .map(({ dataset }) => `${dataset.seat} ${dataset.penaltyCard} ${dataset.status}`)
        .sort(),
      exposed: marked('[data-exposed-card]')
        .map(({ dataset }) => `${dataset.seat} ${dataset.exposedCard} ${dataset.why}`)
        .sort(),
      decision: first('decision'),
      choices: marked('[data-choice]')
        .map(({ dataset }) => [dataset.choice, dataset.suits].filter(Boolean).join(' '))
        .sort(),
    };
  };

  let moments: Moment[] = [];
  let shown: Shown | null = null;
  let text = '';
  const waiting = new Set<() => void>();

  const look = (): void => {
    const surface = document.querySelector<HTMLElement>('[data-state]');
    if (surface === null) return;
    const now = read(surface);
    const words = JSON.stringify(now);
    if (words === text) return;
    shown = now;
    text = words;
    const reason = surface.querySelector(now.state === 'live' ? 'p.since:not(.quiet)' : 'section p')?.textContent ?? '';
    moments.push({ shown: now, reason, at: performance.now() });
    for (const check of waiting) check();
  };

  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
  look();

  globalThis.faceUpRecorder = {
    until: (wanted, patience) =>
      new Promise((resolve) => {
        const begun = performance.now();
        const end = (right: boolean): void => {
          waiting.delete(check);
          clearTimeout(timer);
          resolve({ right, shown, ms: performance.now() - begun });
        };
        const check = (): void => {
          if (wanted.includes(text)) end(true);
        };
        const timer = setTimeout(() => end(false), patience);
        waiting.add(check);
        check();
      }),
    take: () => {
      const taken = moments;
      moments = [];
      return taken;
    },
  };
};

/** Asks the recorder in a surface's page. */
export type Recording = {
  /** Waits until the surface shows just this, or one of these; no longer than `patience` milliseconds. */
  readonly until: (wanted: Shown | readonly Shown[], patience: number) => Promise<Outcome>;
  /** All that it has shown since the last time. */
  readonly take: () => Promise<readonly Moment[]>;
};

/** Records all that a surface shows from now on. */
export const record = async (surface: Tab): Promise<Recording> => {
  await surface.evaluate(beginRecording, undefined);
  return {
    until: (wanted, patience) =>
      surface.evaluate(
        ({ texts, ms }) =>
          globalThis.faceUpRecorder?.until(texts, ms) ?? Promise.resolve({ right: false, shown: null, ms: 0 }),
        { texts: [wanted].flat().map((shown) => JSON.stringify(shown)), ms: patience },
      ),
    take: () => surface.evaluate(() => globalThis.faceUpRecorder?.take() ?? [], undefined),
  };
};
