import { useEffect, useState } from 'preact/hooks';
import type { Message } from '../table/view';
import { Say } from '../ui';
import { Failure } from '../ui/send';
import { message } from '../words';
import { Section } from './section';

/** The profiles of pages that are kept, as the page around this list gives them. */
export type ProfileShelf = {
  /** All profiles as text, by the pages that they are of. */
  readonly all: () => Promise<ReadonlyMap<string, string>>;
  /** Checks a text and keeps it, in the place of an earlier one of the same pages. @returns the field that is wrong, or null */
  readonly save: (text: string) => Promise<string | null>;
  readonly drop: (origin: string) => Promise<void>;
  /** Calls back when something has changed. @returns what stops that */
  readonly onChange: (callback: () => void) => () => void;
};

type EditorProps = {
  readonly text: string;
  readonly label: Message;
  readonly save: ProfileShelf['save'];
};

/** A profile as text, to be changed, or a place for one to be pasted. */
const Editor = ({ text, label, save }: EditorProps) => {
  const [told, tell] = useState<Message | null>(null);
  const [failure, fail] = useState<Message | null>(null);
  const submit = async (form: HTMLFormElement) => {
    const entry = String(new FormData(form).get('profile') ?? '');
    const wrong = await save(entry).catch(() => undefined);
    const fault = wrong === undefined ? message('profilesFailed') : wrong && message('profilesFault', { field: wrong });
    fail(fault || null);
    tell(fault ? null : message('profilesSaved'));
    if (!fault && text === '') form.reset();
  };
  return (
    <form
      data-form="profile"
      onSubmit={(e) => {
        e.preventDefault();
        void submit(e.currentTarget);
      }}
    >
      <label>
        <Say what={label} />
        <textarea name="profile" rows={text === '' ? 3 : 12} spellcheck={false} defaultValue={text} />
      </label>
      <button class="btn" type="submit">
        <Say what={message('profilesSave')} />
      </button>
      <Failure why={failure} />
      {told && (
        <p class="told small quiet" role="status">
          <Say what={told} />
        </p>
      )}
    </form>
  );
};

/** The profiles of pages that no reader is made for: to be read, changed, imported, handed on and forgotten. */
export const Profiles = ({ shelf }: { readonly shelf: ProfileShelf }) => {
  const [profiles, setProfiles] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const load = () => void shelf.all().then(setProfiles, () => {});
    load();
    return shelf.onChange(load);
  }, [shelf]);
  return (
    <Section id="pages" head={message('profilesHead')}>
      <p class="small quiet">
        <Say what={message(profiles.size > 0 ? 'profilesText' : 'profilesNone')} />
      </p>
      {[...profiles].map(([origin, text]) => (
        <details key={`${origin} ${text}`} data-profile={origin}>
          <summary>{origin}</summary>
          <Editor text={text} label={message('profilesText')} save={shelf.save} />
          <button class="btn link" type="button" data-action="drop-profile" onClick={() => void shelf.drop(origin)}>
            <Say what={message('profilesDrop')} />
          </button>
        </details>
      ))}
      <Editor text="" label={message('profilesImport')} save={shelf.save} />
    </Section>
  );
};
