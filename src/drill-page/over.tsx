import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Mark } from '../drill';
import { Say } from '../ui';
import { message } from '../words';
import { countsOf } from './score';

type OverProps = { readonly marks: readonly Mark[]; readonly onNew: () => void };

/** The end of a round: what came of it, and the way to another. */
export const OverNote = ({ marks, onNew }: OverProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section class="question" data-over="">
      <h2 ref={heading} tabIndex={-1}>
        <Say what={message('drill_over')} />
      </h2>
      <p>
        <Say what={message('drill_overScore', countsOf(marks))} />
      </p>
      <button type="button" class="btn main" data-action="new-round" onClick={onNew}>
        <Say what={message('drill_new')} />
      </button>
    </section>
  );
};
