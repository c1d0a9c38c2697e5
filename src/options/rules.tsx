import { EDITIONS, UNDO_RULES } from '../laws';
import { UNDO_PRESETS, type UndoPreset, undoPreset } from '../table/undo-presets';
import { Say } from '../ui';
import { useWords } from '../ui/context';
import { message } from '../words';
import { useSetting } from './context';
import { Pick } from './fields';
import { Section } from './section';

/** What stands for no preset in the list. */
const OWN = '';

/** `August 2024`, in the language of the page. */
const monthOf = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));

const PresetNote = ({ preset }: { readonly preset: UndoPreset }) => {
  const { language } = useWords();
  return (
    <p class="small quiet" data-preset={preset.id}>
      <Say what={{ key: `undoPreset_${preset.id}` }} />{' '}
      <Say what={message('options_presetMeans', { undo: preset.undo })} />{' '}
      <a href={preset.source} target="_blank" rel="noreferrer">
        <Say what={message('options_presetSource', { date: monthOf(preset.date, language) })} />
      </a>
    </p>
  );
};

/** A rule without a preset: what it is, and what the user calls it. */
const OwnRule = () => {
  const { settings, save } = useSetting();
  return (
    <>
      <Pick
        name="undo"
        label={message('options_undo')}
        value={settings.undo}
        choices={UNDO_RULES.map((value) => ({ value, label: message(`undoRule_${value}`) }))}
        onPick={(undo) => save({ undo })}
      />
      <label class="setting">
        <Say what={message('options_undoName')} />
        <input
          name="undoName"
          autocomplete="off"
          maxLength={60}
          value={settings.undoName}
          onChange={(e) => save({ undoName: e.currentTarget.value.trim() })}
        />
      </label>
    </>
  );
};

/** By what a table is ruled upon, as long as nothing else is chosen for it. */
export const Rules = () => {
  const { settings, save } = useSetting();
  const words = useWords();
  const preset = undoPreset(settings.undoPreset);
  const choose = (id: string) => {
    const chosen = undoPreset(id);
    save(chosen ? { undoPreset: id, undo: chosen.undo, undoName: chosen.name } : { undoPreset: OWN, undoName: '' });
  };
  return (
    <Section id="rules" head={message('options_rules')}>
      <p class="small quiet">
        <Say what={message('options_rulesText')} />
      </p>
      <Pick
        name="laws"
        label={message('lawsLabel')}
        value={settings.laws}
        choices={EDITIONS.toReversed().map((laws) => ({ value: laws, label: message('lawsEdition', { laws }) }))}
        onPick={(laws) => save({ laws })}
      />
      <Pick
        name="undoPreset"
        label={message('options_undoPreset')}
        value={preset?.id ?? OWN}
        choices={[
          { value: OWN, label: words.plain(message('options_ownRule')) },
          ...UNDO_PRESETS.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onPick={choose}
      />
      {preset ? <PresetNote preset={preset} /> : <OwnRule />}
    </Section>
  );
};
