import { useRef, useState } from 'preact/hooks';
import type { Message, Request } from '../table/view';
import { message } from '../words';
import { useSurface } from './context';
import { Say } from './say';

/** A control's way to the table, and what went wrong the last time. */
export type Sending = {
  /** Sends a request, unless one of this control is still on its way. @returns whether it was done */
  readonly send: (request: Request, done?: Message) => Promise<boolean>;
  /** Shows and announces why something was not done. */
  readonly fail: (why: Message | null) => void;
  readonly failure: Message | null;
};

/** Sends requests for one control; failures are shown beside it by {@link Failure}. */
export const useSend = (): Sending => {
  const { ask, announce } = useSurface();
  const [failure, setFailure] = useState<Message | null>(null);
  const busy = useRef(false);
  const fail = (why: Message | null) => {
    setFailure(why);
    if (why) announce(why);
  };
  const send = async (request: Request, done?: Message): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    const answer = await ask(request).catch(() => ({ ok: false as const, why: message('ask_noAnswer') }));
    busy.current = false;
    fail(answer.ok ? null : answer.why);
    if (answer.ok && done) announce(done);
    return answer.ok;
  };
  return { send, fail, failure };
};

/** Why something was not done, near the control that asked for it. */
export const Failure = ({ why }: { readonly why: Message | null }) =>
  why && (
    <p class="failure">
      <i class="mark stop" aria-hidden="true" />
      <span>
        <Say what={why} />
      </span>
    </p>
  );
