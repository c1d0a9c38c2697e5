import type { Ref } from 'preact';
import { nextSeat, partnerOf, type Seat } from '../bridge';
import type { Edition } from '../laws';
import { message, type Words } from '../words';
import { lyingData, spokenMark, Word } from './card-marks';
import type { ChipLine, ChipText } from './chip-text';
import type { Mark } from './marks';
import { Sentence } from './sentence';

type SignProps = Pick<ChipText, 'who'> & { readonly declarer: Seat | null; readonly words: Words };

/** A seat is a square with a nose towards its side, the Director is round. */
const Sign = ({ who, declarer, words }: SignProps) => {
  if (who === null) return null;
  if (who === 'director') return <span class="seat td">{words.plain(message('directorLetters'))}</span>;
  if (who !== 'defenders') {
    return (
      <span class="seat" data-at={who}>
        {words.seatLetter(who)}
      </span>
    );
  }
  const one = declarer && nextSeat(declarer);
  return <span class="seat two">{one && words.seatLetter(one) + words.seatLetter(partnerOf(one))}</span>;
};

type LineProps = { readonly line: ChipLine; readonly laws: Edition; readonly isLast: boolean; readonly words: Words };

/** One line with its Law; the last one names the edition, which is that of all of them. */
const Line = ({ line: { text, law, duty }, laws, isLast, words }: LineProps) => (
  <li data-obligation={duty ?? undefined} data-law={law ?? undefined}>
    <Sentence what={text} words={words} />
    {law && (
      <>
        {' '}
        <span class="law">
          {words.plain(words.law(law, laws))}
          {isLast && ` · ${laws}`}
        </span>
      </>
    )}
  </li>
);

/** Cards that lie face up and are not to be seen on the page. */
const Absent = ({ marks, words }: { readonly marks: readonly Mark[]; readonly words: Words }) => (
  <p class="absent">
    {marks.map((mark) => (
      <span key={mark.card} {...lyingData(mark)} role="img" aria-label={spokenMark(mark, words)}>
        <span aria-hidden="true">{words.seatLetter(mark.seat)}</span>
        <Sentence what={message('cardNameOnly', { card: mark.card })} words={words} />
        {mark.lying && <Word lying={mark.lying} words={words} />}
      </span>
    ))}
  </p>
);

export type ChipProps = {
  readonly text: ChipText;
  readonly declarer: Seat | null;
  readonly laws: Edition;
  /** Cards that lie face up and have no mark on the page. */
  readonly absent: readonly Mark[];
  readonly words: Words;
  readonly onHide: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onGrab: (event: PointerEvent) => void;
  readonly element: Ref<HTMLElement>;
};

/** The one thing on the page that can be touched: whose turn it is, and what binds him. */
export const Chip = ({ text, declarer, laws, absent, words, onHide, onKey, onGrab, element }: ChipProps) => {
  const { who, over, head, turn, lines } = text;
  const turnData = turn ? { 'data-turn': turn } : {};
  const hide = words.plain(message('overlay_hide'));
  return (
    <section class="chip" ref={element} aria-label="Face Up" onPointerDown={onGrab}>
      <button type="button" class="grip" aria-label={words.plain(message('overlay_move'))} onKeyDown={onKey} />
      <div aria-hidden="true">
        <Sign who={who} declarer={declarer} words={words} />
      </div>
      <div class="say" data-laws={laws}>
        {over && (
          <p class="over" {...turnData}>
            <Sentence what={over} words={words} />
          </p>
        )}
        <p class="head" {...(over ? {} : turnData)}>
          <Sentence what={head} words={words} />
        </p>
        {lines.length > 0 && (
          <ul>
            {lines.map((line, i) => (
              <Line key={`${i}`} line={line} laws={laws} isLast={i === lines.length - 1} words={words} />
            ))}
          </ul>
        )}
        {absent.length > 0 && <Absent marks={absent} words={words} />}
      </div>
      <button type="button" class="shut" data-action="hide-overlay" aria-label={hide} title={hide} onClick={onHide} />
    </section>
  );
};
