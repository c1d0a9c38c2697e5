import { useState } from 'preact/hooks';
import type { Answer, Message, View } from '../table/view';
import { message } from '../words';
import { Say } from './say';
import { Failure } from './send';

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

type Text = { readonly action: string; readonly button: Message; readonly why: Message };

const textOf = (offer: Offer): Text => {
  switch (offer.kind) {
    case 'site':
      return { action: 'grant-site', button: message('offerSite', offer), why: message('offerSiteWhy', offer) };
    case 'page':
      return { action: 'read-page', button: message('offerPage', offer), why: message('offerPageWhy', offer) };
    case 'keep':
      return { action: 'keep-page', button: message('offerKeep', offer), why: message('offerKeepWhy', offer) };
    case 'marks':
      return { action: 'show-marks', button: message('offerMarks', offer), why: message('offerMarksWhy', offer) };
  }
};

type OfferProps = { readonly offer: Offer; readonly take: Take };

/** The offer that stands, and what taking it up means. */
export const OfferNote = ({ offer, take }: OfferProps) => {
  const [failure, setFailure] = useState<Message | null>(null);
  const { action, button, why } = textOf(offer);
  const run = async () => {
    const answer = await take(offer.kind);
    setFailure(answer.ok ? null : answer.why);
  };
  return (
    <section class="block offer">
      <button class="btn main" type="button" data-action={action} onClick={() => void run()}>
        <Say what={button} />
      </button>
      <p class="small quiet">
        <Say what={why} />
      </p>
      <Failure why={failure} />
    </section>
  );
};
