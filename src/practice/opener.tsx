import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { decodeRecord } from '../records';
import { Say } from '../ui';
import { message, type Words } from '../words';

/** The text of one or more files, one after another. */
export const textOfFiles = async (files: Iterable<File>): Promise<string> => {
  const texts = [...files].map(async (file) => decodeRecord(new Uint8Array(await file.arrayBuffer())));
  return (await Promise.all(texts)).join('\n');
};

type OpenerProps = {
  readonly words: Words;
  /** @returns whether something now lies on the table */
  readonly onText: (text: string) => boolean;
  readonly onExample: () => void;
};

/** Where boards come from: pasted text, a file, or the example. */
export const Opener = ({ words, onText, onExample }: OpenerProps): JSX.Element => {
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const open = (): void => {
    if (onText(text)) setText('');
  };
  const openFiles = async (input: HTMLInputElement): Promise<void> => {
    if (input.files && input.files.length > 0) onText(await textOfFiles(input.files));
    // So that the same file, mended, can be opened again.
    input.value = '';
  };
  return (
    <form
      class="opener"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <div class="text">
        <textarea
          name="situation"
          rows={1}
          spellcheck={false}
          autocomplete="off"
          value={text}
          aria-label={words.plain(message('practice_textLabel'))}
          placeholder={words.plain(message('practice_textHint'))}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) open();
          }}
        />
      </div>
      <button type="submit" class="btn main" data-action="open-situation">
        <Say what={message('practice_open')} />
      </button>
      <button type="button" class="btn" data-action="open-file" onClick={() => file.current?.click()}>
        <Say what={message('practice_openFile')} />
      </button>
      <input
        ref={file}
        type="file"
        name="file"
        class="sr"
        tabIndex={-1}
        multiple
        accept=".lin,.pbn,.txt,.json,.jsonl"
        aria-label={words.plain(message('practice_openFile'))}
        onChange={(event) => void openFiles(event.currentTarget)}
      />
      <button type="button" class="btn link" data-action="open-example" onClick={onExample}>
        <Say what={message('practice_openExample')} />
      </button>
    </form>
  );
};
