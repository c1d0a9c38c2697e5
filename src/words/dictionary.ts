import type english from '../../extension/_locales/en/messages.json';

/** A dictionary in the form in which the browser keeps it: `_locales/XX/messages.json`. */
export type Dictionary = Readonly<Record<string, { readonly message: string; readonly description?: string }>>;

type Key = keyof typeof english;
/** `stays` for `stays_one` and `stays_other`: the parameter `count` picks among them. */
type PluralKey<K extends string> = K extends `${infer Base}_other` ? Base : never;

/** Every key of the dictionaries. English is the measure; a test holds the other languages to it. */
export type TextKey = Key | PluralKey<Key>;
