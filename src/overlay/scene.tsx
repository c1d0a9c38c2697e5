import type { View } from '../table/view';
import { spokenDuty } from '../ui/text/spoken';
import { message, type Words } from '../words';
import { CardMarks } from './card-marks';
import { Chip, type ChipProps } from './chip';
import { chipText } from './chip-text';
import type { Dress } from './door';
import type { Mark } from './marks';
import type { Tab } from './tabs';

export type SceneProps = Pick<ChipProps, 'onHide' | 'onKey' | 'onGrab' | 'element'> & {
  readonly view: View;
  readonly dress: Dress;
  readonly words: Words;
  readonly marks: readonly Mark[];
  readonly tabs: readonly Tab[];
};

const spoken = (view: View, words: Words): string =>
  view.state === 'unreadable' ? words.plain(message('unreadableHead')) : spokenDuty(view, words);

/** All that lies over the page. */
export const Scene = ({ view, dress, words, marks, tabs, ...chip }: SceneProps) => (
  <div
    class="ov"
    lang={words.language}
    data-state={view.state}
    data-theme={dress.theme}
    data-contrast={dress.contrast}
    data-deck={dress.deck}
  >
    <CardMarks marks={marks} tabs={tabs} words={words} />
    <Chip
      {...chip}
      text={chipText(view)}
      declarer={view.table?.ruling.declarer ?? null}
      laws={view.laws}
      absent={marks.filter(({ lying, box }) => lying !== null && box === null)}
      words={words}
    />
    <p class="sr" role="status">
      {spoken(view, words)}
    </p>
  </div>
);
