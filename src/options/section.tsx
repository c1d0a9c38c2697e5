import type { ComponentChildren } from 'preact';
import type { Message } from '../table/view';
import { Say } from '../ui';

type SectionProps = {
  /** Its place in the page's address: `options.html#sites`. */
  readonly id: string;
  readonly head: Message;
  readonly children: ComponentChildren;
};

/** A part of the page, under a heading of its own. */
export const Section = ({ id, head, children }: SectionProps) => (
  <section id={id} class="block" aria-labelledby={`${id}-head`}>
    <h2 id={`${id}-head`}>
      <Say what={head} />
    </h2>
    {children}
  </section>
);
