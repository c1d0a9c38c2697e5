import { fields, flag, listOf, oneOf, or, text, that } from '../forms';
import { EDITIONS, type Edition, UNDO_RULES, type UndoRule } from '../laws/situation';
import { browser, listen, type Storage } from './api';

/** Under which the settings lie in `storage.local`. */
const KEY = 'settings';

/** What the user has set. */
export type Settings = {
  /** Edition of the Laws for tables that have none of their own yet. */
  readonly laws: Edition;
  /** What a defender's take-back means there. */
  readonly undo: UndoRule;
  /** A language tag such as `nl`, or `auto`: the browser's. */
  readonly language: string;
  /** Two suit colours or four. */
  readonly deck: 'two' | 'four';
  /** `auto`: as the system says. */
  readonly contrast: 'auto' | 'more';
  readonly theme: 'auto' | 'light' | 'dark';
  /** Whether a seated player's table is read unasked: only where it is known to be practice, always, or never. */
  readonly playing: 'practice' | 'always' | 'never';
  /** Whether cards are marked on the table itself. */
  readonly overlay: boolean;
  /** Hosts of sites where they are not, though elsewhere they are. */
  readonly overlayOff: readonly string[];
};

export const DEFAULT_SETTINGS: Settings = {
  laws: '2017',
  undo: 'ask',
  language: 'auto',
  deck: 'two',
  contrast: 'auto',
  theme: 'auto',
  playing: 'practice',
  overlay: true,
  overlayOff: [],
};

const isLanguage = (value: unknown): value is string =>
  typeof value === 'string' && /^(auto|[a-z]{2,3}(-[A-Za-z]{2,4})?)$/.test(value);

/** Each field falls back by itself: one that is missing, of an older version or spoilt costs only itself. */
const settingsIn = fields<Settings>({
  laws: or(oneOf(EDITIONS), DEFAULT_SETTINGS.laws),
  undo: or(oneOf(UNDO_RULES), DEFAULT_SETTINGS.undo),
  language: or(that(isLanguage), DEFAULT_SETTINGS.language),
  deck: or(oneOf(['two', 'four']), DEFAULT_SETTINGS.deck),
  contrast: or(oneOf(['auto', 'more']), DEFAULT_SETTINGS.contrast),
  theme: or(oneOf(['auto', 'light', 'dark']), DEFAULT_SETTINGS.theme),
  playing: or(oneOf(['practice', 'always', 'never']), DEFAULT_SETTINGS.playing),
  overlay: or(flag, DEFAULT_SETTINGS.overlay),
  overlayOff: or(listOf(text), DEFAULT_SETTINGS.overlayOff),
});

const parse = (value: unknown): Settings => settingsIn(value) ?? DEFAULT_SETTINGS;

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
