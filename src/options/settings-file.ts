import type { AllSettings } from '../browser/all-settings';
import { parseSpot, type Spot } from '../browser/overlay-spot';
import { SETTING_FORMS, SETTING_WORDS, type Settings } from '../browser/settings';
import { type Profile, parseProfile } from '../sites/any/profile';
import type { Message } from '../table/view';
import { message } from '../words';
import { faultOfJson } from './json-fault';

/** What the file says that it is. */
const KIND = 'Face Up settings';

/** Of the form of the file. A change that an older copy could not read counts it up. */
const VERSION = 1;

/** What a file turned out to be: settings, or everything that is wrong with it, in words. */
export type ReadFile =
  | { readonly ok: true; readonly value: AllSettings }
  | { readonly ok: false; readonly faults: readonly Message[] };

/** Writes a file; {@link readSettingsFile} reads it back. Profiles that cannot be read any more are left out. */
export const writeSettingsFile = ({ settings, profiles, spots }: AllSettings): string => {
  const pages = [...profiles.values()].flatMap((value) => {
    const parsed = parseProfile(value);
    return parsed.ok ? [parsed.value] : [];
  });
  return `${JSON.stringify({ kind: KIND, version: VERSION, settings, pages, spots: Object.fromEntries(spots) }, null, 2)}\n`;
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stood there, as short as it is of use. */
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const wrong = (where: string, found: unknown): Message => message('file_wrong', { where, found: shown(found) });

/** Fields that are missing, and such as nobody knows. @param place with which their names begin, `settings.` */
const namesIn = (value: Fields, names: readonly string[], place: string): Message[] => [
  ...names
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => message('file_missing', { where: place + name })),
  ...Object.keys(value)
    .filter((name) => !names.includes(name))
    .map((name) => message('file_unknown', { where: place + name })),
];

const faultOfSetting = (name: string, found: unknown): Message => {
  const choices: readonly string[] | undefined = Object.entries(SETTING_WORDS).find(([each]) => each === name)?.[1];
  const where = `settings.${name}`;
  return choices ? message('file_choice', { where, found: shown(found), choices: [...choices] }) : wrong(where, found);
};

const settingsIn = (value: unknown, faults: Message[]): Settings | null => {
  if (!isObject(value)) {
    faults.push(wrong('settings', value));
    return null;
  }
  faults.push(...namesIn(value, Object.keys(SETTING_FORMS), 'settings.'));
  for (const [name, form] of Object.entries(SETTING_FORMS)) {
    if (Object.hasOwn(value, name) && form(value[name]) === undefined) faults.push(faultOfSetting(name, value[name]));
  }
  // Held to the form of each setting; whoever has put a fault on the list does not use it.
  return value as Settings;
};

const profilesIn = (value: unknown, faults: Message[]): ReadonlyMap<string, Profile> => {
  const found = new Map<string, Profile>();
  if (!Array.isArray(value)) faults.push(wrong('pages', value));
  for (const [i, each] of (Array.isArray(value) ? value : []).entries()) {
    const parsed = parseProfile(each);
    if (!parsed.ok) faults.push(message('file_page', { where: `pages[${i}]`, field: parsed.field }));
    else if (found.has(parsed.value.origin))
      faults.push(message('file_twice', { where: `pages[${i}]`, name: parsed.value.origin }));
    else found.set(parsed.value.origin, parsed.value);
  }
  return found;
};

const spotsIn = (value: unknown, faults: Message[]): ReadonlyMap<string, Spot> => {
  const found = new Map<string, Spot>();
  if (!isObject(value)) faults.push(wrong('spots', value));
  for (const [site, each] of Object.entries(isObject(value) ? value : {})) {
    const spot = parseSpot(each);
    if (spot) found.set(site, spot);
    else faults.push(wrong(`spots["${site}"]`, each));
  }
  return found;
};

/** Reads a file of settings, strictly: whatever is missing, wrong or unknown in it is a fault, and then nothing of it counts. */
export const readSettingsFile = (text: string): ReadFile => {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { ok: false, faults: [faultOfJson(text, error)] };
  }
  if (!isObject(file) || file.kind !== KIND) return { ok: false, faults: [message('file_other')] };
  if (file.version !== VERSION) return { ok: false, faults: [message('file_version', { found: shown(file.version) })] };
  const faults = namesIn(file, ['kind', 'version', 'settings', 'pages', 'spots'], '');
  if (faults.length > 0) return { ok: false, faults };
  const settings = settingsIn(file.settings, faults);
  const profiles = profilesIn(file.pages, faults);
  const spots = spotsIn(file.spots, faults);
  return settings && faults.length === 0 ? { ok: true, value: { settings, profiles, spots } } : { ok: false, faults };
};
