import { Say } from '../ui';
import { LawChip } from '../ui/law-chip';
import { message } from '../words';
import { useSetting } from './context';
import { Radios } from './fields';
import { Section } from './section';

const PLAYING = ['practice', 'always', 'never'] as const;

/** Whether a table at which the user plays is read unasked. */
export const WhilePlaying = () => {
  const { settings, save } = useSetting();
  return (
    <Section id="playing" head={message('options_playing')}>
      <p class="small quiet">
        <Say what={message('options_playingText')} />
      </p>
      <LawChip start law="40C3(a)" laws={settings.laws} />
      <Radios
        name="playing"
        label={message('options_playingLabel')}
        value={settings.playing}
        choices={PLAYING.map((value) => ({ value, label: message(`options_playing_${value}`) }))}
        onPick={(playing) => save({ playing })}
      />
    </Section>
  );
};
