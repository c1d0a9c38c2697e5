import { DEFAULT_SETTINGS, loadSettings, onSettings, type Settings } from '../browser/settings';

/** Storage that has not answered after so many milliseconds is not waited for. */
const PATIENCE = 2000;

/** While the settings are not known, the table of a seated player rests. */
const UNKNOWN: Settings = { ...DEFAULT_SETTINGS, playing: 'never' };

export type LiveSettings = {
  /** The settings as they are now. */
  now(): Settings;
  /** Resolves when they are known, or when waiting for them is of no use. */
  readonly ready: Promise<void>;
};

/** The settings, followed until the signal. @param onChange called when they have changed, with those that held before */
export const liveSettings = (signal: AbortSignal, onChange: (before: Settings) => void): LiveSettings => {
  let settings = UNKNOWN;
  const become = (next: Settings): void => {
    const before = settings;
    settings = next;
    if (!signal.aborted) onChange(before);
  };
  signal.addEventListener('abort', onSettings(become));
  const loaded = loadSettings().then(become, () => {});
  const tired = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    void loaded.then(() => clearTimeout(timer));
  });
  return { now: () => settings, ready: Promise.race([loaded, tired]) };
};
