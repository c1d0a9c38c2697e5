import { useMemo, useState } from 'preact/hooks';
import { type Settings, saveSettings } from '../browser/settings';
import type { Message } from '../table/view';
import { Say, WordsProvider } from '../ui';
import { Failure } from '../ui/send';
import { message, type Words } from '../words';
import { SettingProvider } from './context';
import { Looks } from './looks';
import { WhilePlaying } from './playing';
import { profileShelf } from './profile-shelf';
import { Profiles } from './profiles';
import { Rules } from './rules';
import { Sites } from './sites';
import { TakeAlong } from './take-along';

type OptionsProps = { readonly words: Words; readonly settings: Settings };

/** What came of the last change, and how many there were: the same words a second time are said again as a new element. */
type Told = { readonly failure: Message | null; readonly count: number };

/** The options page: everything that can be set, each change kept at once. */
export const Options = ({ words, settings }: OptionsProps) => {
  const [told, tell] = useState<Told>({ failure: null, count: 0 });
  const save = (changes: Partial<Settings>) => {
    const say = (failure: Message | null) => tell(({ count }) => ({ failure, count: count + 1 }));
    saveSettings(changes).then(
      () => say(null),
      () => say(message('profilesFailed')),
    );
  };
  const setting = useMemo(() => ({ settings, save }), [settings]);
  return (
    <WordsProvider value={words}>
      <SettingProvider value={setting}>
        <header class="top">
          <img class="logo" src="icons/icon.svg" alt="" width="18" height="20" />
          <h1>
            <Say what={message('options_title')} />
          </h1>
          <nav aria-label={words.plain(message('options_more'))}>
            <a class="btn link" href="practice.html">
              <Say what={message('practiceTable')} />
            </a>
            <a class="btn link" href="drill.html">
              <Say what={message('drill_title')} />
            </a>
            <a class="btn link" href="records.html">
              <Say what={message('records_title')} />
            </a>
            <a class="btn link" href="welcome.html">
              <Say what={message('welcome_title')} />
            </a>
          </nav>
        </header>
        <main class="sheet">
          <Rules />
          <WhilePlaying />
          <Looks />
          <Sites />
          <Profiles shelf={profileShelf} />
          <TakeAlong />
        </main>
        <div class="saved" role="status" data-saved={told.count}>
          {told.failure ? (
            <Failure why={told.failure} />
          ) : (
            told.count > 0 && (
              <p key={told.count}>
                <i class="mark ok" aria-hidden="true" /> <Say what={message('options_saved')} />
              </p>
            )
          )}
        </div>
      </SettingProvider>
    </WordsProvider>
  );
};
