import { useState } from 'preact/hooks';
import type { Message } from '../table/view';
import { message } from '../words';
import { useSurface, useWords } from './context';
import { Say } from './say';

/** Puts a text on the clipboard; fails when the browser will not. */
export type Copy = (text: string) => Promise<void>;

type CopyProps = {
  readonly action: string;
  readonly label: Message;
  /** What the button does, at more length. */
  readonly name: Message;
  readonly done: Message;
  /** The text, or what makes it when it is asked for. */
  readonly text: string | (() => Promise<string>);
  readonly copy: Copy;
};

/** A button that puts a text on the clipboard, and says whether that went well. */
export const CopyButton = ({ action, label, name, done, text, copy }: CopyProps) => {
  const words = useWords();
  const { announce } = useSurface();
  const [result, setResult] = useState<Message | null>(null);
  const tell = (what: Message) => {
    setResult(what);
    announce(what);
  };
  const run = () =>
    (typeof text === 'string' ? copy(text) : text().then(copy)).then(
      () => tell(done),
      () => tell(message('copyFailed')),
    );
  return (
    <>
      <button class="btn link" type="button" data-action={action} title={words.plain(name)} onClick={() => void run()}>
        <Say what={label} />
      </button>
      {result && (
        <p class="told small quiet">
          <Say what={result} />
        </p>
      )}
    </>
  );
};
