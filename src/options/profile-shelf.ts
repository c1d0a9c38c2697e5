import { dropProfile, onProfiles, saveProfile, storedProfiles } from '../browser/profiles';
import { parseProfile, readProfile, writeProfile } from '../sites/any/profile';
import type { ProfileShelf } from './profiles';

/** The profiles in the extension's storage. One that cannot be read (any more) is shown as it lies there, to be mended. */
export const profileShelf: ProfileShelf = {
  all: async () => {
    const texts = [...(await storedProfiles())].map(([origin, value]) => {
      const parsed = parseProfile(value);
      return [origin, parsed.ok ? writeProfile(parsed.value) : JSON.stringify(value, null, 2)] as const;
    });
    return new Map(texts);
  },
  save: async (text) => {
    const parsed = readProfile(text);
    if (!parsed.ok) return parsed.field;
    await saveProfile(parsed.value.origin, parsed.value);
    return null;
  },
  drop: dropProfile,
  onChange: onProfiles,
};
