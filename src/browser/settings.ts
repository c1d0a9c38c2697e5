import { type Form, fields, flag, listOf, oneOf, or, text, that } from '../forms';
import { EDITIONS, type Edition, UNDO_RULES, type UndoRule } from '../laws/situation';
import { browser, listen, type Storage } from './api';

/** Under which the settings lie in `storage.local`. */
export const SETTINGS_KEY = 'settings';

/** What the user has set. */
export type Settings = {
  /** Edition of the Laws for tables that have none of their own. */
  readonly laws: Edition;
  /** What a defender's take-back means there. */
  readonly undo: UndoRule;
  /** The preset that said so when it was chosen, by id; empty: none of them. */
  readonly undoPreset: string;
  /** The name of that preset, or what the user calls a rule of his own; it can be empty. */
  readonly undoName: string;
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
  /** Whether the button in the browser's bar tells the number of penalty cards. */
  readonly badge: boolean;
};

export const DEFAULT_SETTINGS: Settings = {
  laws: '2017',
  undo: 'ask',
  undoPreset: '',
  undoName: '',
  language: 'auto',
  deck: 'two',
  contrast: 'auto',
  theme: 'auto',
  playing: 'practice',
  overlay: true,
  overlayOff: [],
  badge: true,
};

const isLanguage = (value: unknown): value is string =>
  typeof value === 'string' && /^(auto|[a-z]{2,3}(-[A-Za-z]{2,4})?)$/.test(value);

const upTo = (length: number): Form<string> =>
  that((value): value is string => typeof value === 'string' && value.length <= length);

/** Settings that are one of a few words, and which. */
export const SETTING_WORDS = {
  laws: EDITIONS,
  undo: UNDO_RULES,
  deck: ['two', 'four'],
  contrast: ['auto', 'more'],
  theme: ['auto', 'light', 'dark'],
  playing: ['practice', 'always', 'never'],
} as const satisfies { readonly [Name in keyof Settings]?: readonly Settings[Name][] };

/** What each setting may be. */
export const SETTING_FORMS: { readonly [Name in keyof Settings]: Form<Settings[Name]> } = {
  laws: oneOf(SETTING_WORDS.laws),
  undo: oneOf(SETTING_WORDS.undo),
  undoPreset: upTo(40),
  undoName: upTo(60),
  language: that(isLanguage),
  deck: oneOf(SETTING_WORDS.deck),
  contrast: oneOf(SETTING_WORDS.contrast),
  theme: oneOf(SETTING_WORDS.theme),
  playing: oneOf(SETTING_WORDS.playing),
  overlay: flag,
  overlayOff: listOf(text),
  badge: flag,
};

/** Each field falls back by itself: one that is missing, of an older version or spoilt costs only itself. */
const settingsIn = fields<Settings>(
  // Every form stays under its name, beside the default of that name.
  Object.fromEntries(
    Object.entries<Form<unknown>>(SETTING_FORMS).map(([name, form]) => [
      name,
      or(form, Reflect.get(DEFAULT_SETTINGS, name)),
    ]),
  ) as typeof SETTING_FORMS,
);

const parse = (value: unknown): Settings => settingsIn(value) ?? DEFAULT_SETTINGS;

/** The settings as stored, the default in place of whatever is missing or spoilt. @throws when storage fails */
export const loadSettings = async (): Promise<Settings> =>
  parse((await browser.storage.local.get(SETTINGS_KEY))[SETTINGS_KEY]);

let saving: Promise<unknown> = Promise.resolve();

/**
 * Changes some settings and leaves the others. Changes made in quick succession follow one another, so that none is lost.
 * @throws when storage fails; the settings are then as they were
 */
export const saveSettings = (changes: Partial<Settings>): Promise<Settings> => {
  const save = async (): Promise<Settings> => {
    const settings = parse({ ...(await loadSettings()), ...changes });
    await browser.storage.local.set({ [SETTINGS_KEY]: settings });
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
    if (area === 'local' && SETTINGS_KEY in changes) callback(parse(changes[SETTINGS_KEY]?.newValue));
  };
  return listen(browser.storage.onChanged, listener);
};
