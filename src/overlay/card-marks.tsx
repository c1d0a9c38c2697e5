import type { Box } from '../sites/sighting';
import type { Message } from '../table/view';
import { message, type Words } from '../words';
import { grown, styleAt } from './boxes';
import { isSmall, type Lying, type Mark, type Verdict } from './marks';
import type { Tab } from './tabs';

/** Pixels by which a penalty card's frame stands out. */
const FRAME = 2;

const LYING: Readonly<Record<Lying, Message>> = {
  minor: message('status_minor'),
  major: message('status_major'),
  seen: message('exposedTab'),
};

const VERDICTS: Readonly<Record<Exclude<Verdict, 'legal'>, Message>> = {
  illegal: message('notNow'),
  depends: message('dependsHead'),
};

/** The word on a card that lies face up: its shape, and a tab's own sign before it. */
export const Word = ({ lying, words }: { readonly lying: Lying; readonly words: Words }) => (
  <span class="tab" data-lying={lying} aria-hidden="true">
    {words.plain(LYING[lying])}
  </span>
);

/** What tells a card that lies face up to tests and to style sheets. */
export const lyingData = ({ card, seat, lying, why }: Mark): Record<string, string | undefined> =>
  lying === 'seen'
    ? { 'data-exposed-card': card, 'data-seat': seat, 'data-why': why ?? undefined }
    : { 'data-penalty-card': card, 'data-seat': seat, 'data-status': lying ?? undefined };

/** What is said of a card to those who cannot see it: "East: five of spades, Minor". */
export const spokenMark = ({ seat, card, lying, verdict }: Mark, words: Words): string => {
  const what = [
    words.card(card),
    ...(lying ? [words.plain(LYING[lying])] : []),
    ...(verdict && verdict !== 'legal' ? [words.plain(VERDICTS[verdict])] : []),
  ];
  return `${words.seat(seat)}: ${what.join(', ')}`;
};

type MarkProps = { readonly mark: Mark; readonly words: Words };

const classFor = (name: string, box: Box): string => (isSmall(box) ? `${name} small` : name);

const VerdictMark = ({ mark: { card, verdict, box } }: { readonly mark: Mark }) => {
  if (verdict === null) return null;
  const dress = box ? { class: classFor('verdict', box), style: styleAt(box) } : { hidden: true };
  return <i data-card={card} data-verdict={verdict} {...dress} />;
};

const LyingMark = ({ mark }: { readonly mark: Mark }) =>
  mark.box &&
  mark.lying && (
    <i
      class={classFor('lying', mark.box)}
      data-lying={mark.lying}
      {...lyingData(mark)}
      style={styleAt(grown(mark.box, FRAME))}
    />
  );

/** All that is said of one card, drawn where it lies. Of a legal card nothing is to be seen. */
const CardMark = ({ mark, words }: MarkProps) => {
  const isTold = mark.box !== null && (mark.lying !== null || mark.verdict !== 'legal');
  return (
    <span {...(isTold ? { role: 'img', 'aria-label': spokenMark(mark, words) } : { 'aria-hidden': true })}>
      <VerdictMark mark={mark} />
      <LyingMark mark={mark} />
    </span>
  );
};

type CardMarksProps = { readonly marks: readonly Mark[]; readonly tabs: readonly Tab[]; readonly words: Words };

/** The marks on the table. */
export const CardMarks = ({ marks, tabs, words }: CardMarksProps) => (
  <>
    {marks.map((mark) => (
      <CardMark key={mark.card} mark={mark} words={words} />
    ))}
    {tabs.map(({ seat, lying, x, y, beside }) => (
      <span key={`${seat}${x}${y}`} class={beside ? 'at beside' : 'at'} style={{ left: `${x}px`, top: `${y}px` }}>
        <Word lying={lying} words={words} />
      </span>
    ))}
  </>
);
