import type { Seat } from '../bridge';
import type { View } from '../table/view';
import { spokenDuty } from '../ui/text/spoken';
import { message, type Words } from '../words';
import { CardMarks } from './card-marks';
import { Chip, type ChipProps } from './chip';
import { type ChipText, chipText } from './chip-text';
import type { Dress } from './door';
import type { Mark } from './marks';
import type { Tab } from './tabs';

/** All that a view has to tell here: views that tell the same are drawn alike. */
type Telling = {
  readonly state: View['state'];
  readonly laws: View['laws'];
  readonly declarer: Seat | null;
  readonly text: ChipText;
  /** What is said aloud when it changes. */
  readonly aloud: string;
};

/** What a view tells, and where on the page. */
export type SceneProps = Telling & {
  readonly dress: Dress;
  readonly marks: readonly Mark[];
  readonly tabs: readonly Tab[];
};

export const tellingOf = (view: View, words: Words): Telling => ({
  state: view.state,
  laws: view.laws,
  declarer: view.table?.ruling.declarer ?? null,
  text: chipText(view),
  aloud: view.state === 'unreadable' ? words.plain(message('unreadableHead')) : spokenDuty(view, words),
});

type Props = SceneProps & Pick<ChipProps, 'words' | 'onHide' | 'onKey' | 'onGrab' | 'element'>;

/** All that lies over the page. */
export const Scene = ({ state, laws, declarer, text, aloud, dress, marks, tabs, words, ...chip }: Props) => (
  <div
    class="ov"
    lang={words.language}
    data-state={state}
    data-theme={dress.theme}
    data-contrast={dress.contrast}
    data-deck={dress.deck}
  >
    <CardMarks marks={marks} tabs={tabs} words={words} />
    <Chip
      {...chip}
      {...{ text, declarer, laws, words }}
      absent={marks.filter(({ lying, box }) => lying !== null && box === null)}
    />
    <p class="sr" role="status">
      {aloud}
    </p>
  </div>
);
