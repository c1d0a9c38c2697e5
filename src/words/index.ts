export type { Dictionary, TextKey } from './dictionary';
export { LANGUAGES, type Language, pickLanguage } from './language';
export { fromRoot, type Loader, loadWords } from './load';
export type { Part } from './parts';
export { makeWords, message, type Words } from './words';
