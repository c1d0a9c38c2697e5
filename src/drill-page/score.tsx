import type { Mark } from '../drill';
import { Say } from '../ui';
import { message } from '../words';

type MarksProps = { readonly marks: readonly Mark[] };

/** How many were right at first sight, of those answered. */
export const countsOf = (marks: readonly Mark[]): { readonly right: number; readonly count: number } => ({
  right: marks.filter((mark) => mark === 'right').length,
  count: marks.filter((mark) => mark !== 'open').length,
});

/** The score in words, and a dot for each question: a disc when right, a square when missed. */
export const Score = ({ marks }: MarksProps) => (
  <p class="score">
    <span>
      <Say what={message('drill_score', countsOf(marks))} />
    </span>
    <span class="dots" aria-hidden="true">
      {marks.map((mark, i) => (
        // The questions of a round have no name but their place.
        <i key={i} data-dot={mark} />
      ))}
    </span>
  </p>
);
