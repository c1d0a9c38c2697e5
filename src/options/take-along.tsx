import { useState } from 'preact/hooks';
import { loadAllSettings, saveAllSettings } from '../browser/all-settings';
import type { Message } from '../table/view';
import { Say } from '../ui';
import { saveFile } from '../ui/save-file';
import { message } from '../words';
import { Section } from './section';
import { readSettingsFile, writeSettingsFile } from './settings-file';

const FILE = 'face-up-settings.json';

/** So many faults are told; one mended, the next time tells the others. */
const MOST = 8;

type Told = { readonly done: Message } | { readonly faults: readonly Message[] };

const exported = async (): Promise<Told> => {
  const text = writeSettingsFile(await loadAllSettings());
  saveFile(document, FILE, new Blob([text], { type: 'application/json' }));
  return { done: message('file_exported', { found: FILE }) };
};

const imported = async (file: Blob): Promise<Told> => {
  const read = readSettingsFile(await file.text());
  if (!read.ok) return { faults: read.faults };
  await saveAllSettings(read.value);
  return { done: message('file_imported', { count: read.value.profiles.size }) };
};

const Outcome = ({ told }: { readonly told: Told }) => {
  if ('done' in told)
    return (
      <p>
        <i class="mark ok" aria-hidden="true" /> <Say what={told.done} />
      </p>
    );
  const { faults } = told;
  return (
    <div class="faults" data-faults={faults.length}>
      <p class="failure">
        <i class="mark stop" aria-hidden="true" />
        <span>
          <Say what={message('file_refused')} />
        </span>
      </p>
      <ul>
        {faults.slice(0, MOST).map((fault) => (
          <li key={JSON.stringify(fault)}>
            <Say what={fault} />
          </li>
        ))}
        {faults.length > MOST && (
          <li>
            <Say what={message('file_more', { count: faults.length - MOST })} />
          </li>
        )}
      </ul>
    </div>
  );
};

/** All settings as one file: to be kept, or brought to another browser. */
export const TakeAlong = () => {
  const [told, tell] = useState<Told | null>(null);
  const run = (task: Promise<Told>) => task.then(tell, () => tell({ faults: [message('profilesFailed')] }));
  const pick = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) await run(imported(file));
    // The same file can be picked again once it has been mended.
    input.value = '';
  };
  return (
    <Section id="file" head={message('options_file')}>
      <p class="small quiet">
        <Say what={message('options_fileText')} />
      </p>
      <div class="row">
        <button class="btn" type="button" data-action="export" onClick={() => void run(exported())}>
          <Say what={message('options_export')} />
        </button>
        <label class="btn">
          <Say what={message('options_import')} />
          <input
            class="sr"
            type="file"
            name="import"
            accept=".json,application/json"
            onChange={(e) => void pick(e.currentTarget)}
          />
        </label>
      </div>
      <div role="status">{told && <Outcome told={told} />}</div>
    </Section>
  );
};
