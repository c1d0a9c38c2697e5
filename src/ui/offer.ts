import type { Answer, View } from '../table/view';

/**
 * What the extension could do on the page in view, if the user says so: read a site that it has a reader for, read any other page,
 * read such a page by itself from now on, or mark the cards on the table again where that was switched off.
 */
export type Offer =
  | { readonly kind: 'site'; readonly name: string }
  | { readonly kind: 'page'; readonly host: string }
  | { readonly kind: 'keep'; readonly host: string }
  | { readonly kind: 'marks'; readonly host: string };

/** Takes up an offer that stands. To be called in the click itself: browsers ask for a permission only then. */
export type Take = (kind: Offer['kind']) => Promise<Answer>;

/** Offers on the page in view, and the way to take them up. */
export type Offers = {
  /** Calls back at once and on every change. */
  readonly onOffers: (callback: (offers: readonly Offer[]) => void) => unknown;
  readonly take: Take;
};

/** The offer that has its place beside a view: to read a page where nobody does, to go on doing it where one is read, or to mark its cards. */
export const offerBeside = (view: View, offers: readonly Offer[]): Offer | undefined => {
  if (view.table) return offers.find(({ kind }) => kind === 'keep') ?? offers.find(({ kind }) => kind === 'marks');
  const reason = view.reason?.key ?? null;
  const isUnread =
    view.state === 'no-table' && (reason === null || reason === 'noTable_noReader' || reason === 'silent');
  return isUnread ? offers.find(({ kind }) => kind === 'site' || kind === 'page') : undefined;
};
