/**
 * How much is proved: a part that fits into `npm test`, or all of it by `npm run proof`. FACE_UP_PROOF says which: `full`, or
 * a share of the full numbers such as `0.2`.
 */
const SHARE = process.env.FACE_UP_PROOF;

/** How many of something to try. */
export const amount = ({ quick, full }: { readonly quick: number; readonly full: number }): number => {
  if (SHARE === undefined || SHARE === '') return quick;
  return SHARE === 'full' ? full : Math.max(1, Math.round(full * Number(SHARE)));
};

/** Milliseconds that a whole test of so many runs may take on a slow machine. */
export const patienceFor = (runs: number): number => 60_000 + runs * 60_000;
