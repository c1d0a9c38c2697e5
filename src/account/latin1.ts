/** Letters outside ISO 8859-1 that do not come apart into a letter and an accent, and signs of print. */
const REPLACED: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '−': '-',
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
};

const within = (char: string): boolean => (char.codePointAt(0) ?? 0) <= 0xff;

const replaced = (char: string): string => {
  if (within(char)) return char;
  const bare = char.normalize('NFD').replace(/\p{M}/gu, '');
  return REPLACED[char] ?? ([...bare].every(within) ? bare : '?');
};

/** A text in the character set of PBN (2.1, 2.2), ISO 8859-1; what has no place there is written with the nearest letter. */
export const latin1 = (text: string): string => [...text.normalize('NFC')].map(replaced).join('');

/** The bytes of a text that {@link latin1} has made. */
export const latin1Bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (char) => char.charCodeAt(0));
