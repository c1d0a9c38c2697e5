import * as v from 'valibot';
import { EDITIONS, UNDO_RULES } from '../laws/situation';
import { browser, listen, type Storage } from './api';

/** Under which the settings lie in `storage.local`. */
const KEY = 'settings';

/*
 * Each field falls back by itself: one that is missing, of an older version or spoilt costs only itself.
 */
const schema = v.object({
  /** Edition of the Laws for tables that have none of their own yet. */
  laws: v.fallback(v.picklist(EDITIONS), '2017'),
  /** What a defender's take-back means there. */
  undo: v.fallback(v.picklist(UNDO_RULES), 'ask'),
  /** A language tag such as `nl`, or `auto`: the browser's. */
  language: v.fallback(v.pipe(v.string(), v.regex(/^(auto|[a-z]{2,3}(-[A-Za-z]{2,4})?)$/)), 'auto'),
  /** Two suit colours or four. */
  deck: v.fallback(v.picklist(['two', 'four']), 'two'),
  /** `auto`: as the system says. */
  contrast: v.fallback(v.picklist(['auto', 'more']), 'auto'),
  theme: v.fallback(v.picklist(['auto', 'light', 'dark']), 'auto'),
  /** Whether a seated player's table is read unasked: only where it is known to be practice, always, or never. */
  playing: v.fallback(v.picklist(['practice', 'always', 'never']), 'practice'),
  /** Whether cards are marked on the table itself. */
  overlay: v.fallback(v.boolean(), true),
  /** Hosts of sites where they are not, though elsewhere they are. */
  overlayOff: v.fallback(v.array(v.string()), () => []),
});

/** What the user has set. */
export type Settings = Readonly<v.InferOutput<typeof schema>>;

const parse = (value: unknown): Settings => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : v.parse(schema, {});
};

export const DEFAULT_SETTINGS: Settings = parse({});

/** The settings as stored, the default in place of whatever is missing or spoilt. @throws when storage fails */
export const loadSettings = async (): Promise<Settings> => parse((await browser.storage.local.get(KEY))[KEY]);

let saving: Promise<unknown> = Promise.resolve();

/**
 * Changes some settings and leaves the others. Changes made in quick succession follow one another, so that none is lost.
 * @throws when storage fails; the settings are then as they were
 */
export const saveSettings = (changes: Partial<Settings>): Promise<Settings> => {
  const save = async (): Promise<Settings> => {
    const settings = parse({ ...(await loadSettings()), ...changes });
    await browser.storage.local.set({ [KEY]: settings });
    return settings;
  };
  const saved = saving.then(save, save);
  saving = saved;
  return saved;
};

/**
 * Calls back when the settings have changed, here or in any other part of the extension.
 * @returns what stops that
 */
export const onSettings = (callback: (settings: Settings) => void): (() => void) => {
  const listener = (changes: Record<string, Storage.StorageChange>, area: string): void => {
    if (area === 'local' && KEY in changes) callback(parse(changes[KEY]?.newValue));
  };
  return listen(browser.storage.onChanged, listener);
};
