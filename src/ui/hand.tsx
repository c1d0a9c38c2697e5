import { type Card, ofSuit, rankOf, SUITS } from '../bridge';
import type { Verdicts } from '../laws';
import { useWords } from './context';
import type { Verdict } from './kit';

const verdictOn = (card: Card, verdicts: Verdicts): Verdict => {
  if (verdicts.legal.includes(card)) return 'legal';
  return verdicts.depends.includes(card) ? 'depends' : 'illegal';
};

const Rank = ({ card, verdict }: { readonly card: Card; readonly verdict: Verdict }) => {
  const rank = useWords().rank(rankOf(card));
  switch (verdict) {
    case 'legal':
      return <span>{rank}</span>;
    case 'illegal':
      return <s>{rank}</s>;
    case 'depends':
      return (
        <span class="if">
          {rank}
          <sup>?</sup>
        </span>
      );
  }
};

type HandDiagramProps = {
  readonly verdicts: Verdicts;
  /** Whether all of the hand is known: then a suit without cards is void, else it is left out. */
  readonly whole: boolean;
};

/** A known hand in four lines as in a bridge book: struck where not legal, with a question mark where it depends. */
export const HandDiagram = ({ verdicts, whole }: HandDiagramProps) => {
  const cards = [...verdicts.legal, ...verdicts.illegal, ...verdicts.depends];
  return (
    <span class="dia">
      {SUITS.map((suit) => {
        const held = ofSuit(cards, suit);
        if (held.length === 0 && !whole) return null;
        const off = held.length > 0 && held.every((card) => verdictOn(card, verdicts) === 'illegal');
        return (
          <span key={suit} data-suit={suit} class={off ? 'off' : ''}>
            <i class="pip" />
            <span>
              {held.length === 0 && '–'}
              {held.map((card) => (
                <span key={card}>
                  <Rank card={card} verdict={off ? 'legal' : verdictOn(card, verdicts)} />{' '}
                </span>
              ))}
            </span>
          </span>
        );
      })}
    </span>
  );
};
