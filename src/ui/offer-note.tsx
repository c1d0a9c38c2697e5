import { useState } from 'preact/hooks';
import type { Message } from '../table/view';
import { message } from '../words';
import type { Offer, Take } from './offer';
import { Say } from './say';
import { Failure } from './send';

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
      {(offer.kind === 'page' || offer.kind === 'keep') && (
        <a class="btn link" href="options.html#pages" target="_blank" rel="noopener">
          <Say what={message('profilesHead')} />
        </a>
      )}
      <Failure why={failure} />
    </section>
  );
};
