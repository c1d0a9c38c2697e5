import { LANGUAGES, message } from '../words';
import { useSetting } from './context';
import { Pick, Tick } from './fields';
import { Section } from './section';

/** What a language calls itself: `Nederlands`. */
const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value: value as string, label: ownName(value) }));

const DECKS = ['two', 'four'] as const;
const CONTRASTS = ['auto', 'more'] as const;
const THEMES = ['auto', 'light', 'dark'] as const;

/** Where things are shown, in which language, and how they look. */
export const Looks = () => {
  const { settings, save } = useSetting();
  return (
    <Section id="looks" head={message('options_looks')}>
      <Tick
        name="overlay"
        label={message('options_overlay')}
        checked={settings.overlay}
        onTick={(overlay) => save({ overlay })}
      />
      <Tick
        name="badge"
        label={message('options_badge')}
        checked={settings.badge}
        onTick={(badge) => save({ badge })}
      />
      <Pick
        name="language"
        label={message('options_language')}
        value={settings.language}
        choices={[{ value: 'auto', label: message('options_languageAuto') }, ...LANGUAGE_CHOICES]}
        onPick={(language) => save({ language })}
      />
      <Pick
        name="deck"
        label={message('options_deck')}
        value={settings.deck}
        choices={DECKS.map((value) => ({ value, label: message(`options_deck_${value}`) }))}
        onPick={(deck) => save({ deck })}
      />
      <Pick
        name="contrast"
        label={message('options_contrast')}
        value={settings.contrast}
        choices={CONTRASTS.map((value) => ({ value, label: message(`options_contrast_${value}`) }))}
        onPick={(contrast) => save({ contrast })}
      />
      <Pick
        name="theme"
        label={message('options_theme')}
        value={settings.theme}
        choices={THEMES.map((value) => ({ value, label: message(`options_theme_${value}`) }))}
        onPick={(theme) => save({ theme })}
      />
    </Section>
  );
};
