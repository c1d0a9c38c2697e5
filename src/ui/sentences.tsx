import type { Message } from '../table/view';
import { Say } from './say';

/** Sentences one after another. */
export const Sentences = ({ of }: { readonly of: readonly Message[] }) => (
  <>
    {of.map((what) => (
      <span key={what.key}>
        <Say what={what} />{' '}
      </span>
    ))}
  </>
);
