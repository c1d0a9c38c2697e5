import type english from '../../extension/_locales/en/messages.json';

/** A dictionary in the form in which the browser keeps it: `_locales/XX/messages.json`. */
export type Dictionary = Readonly<Record<string, { readonly message: string; readonly description?: string }>>;

/** Every key of the dictionaries. English is the measure; a test holds the other languages to it. */
export type TextKey = keyof typeof english;
