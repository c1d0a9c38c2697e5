import { anyReader } from '../../../src/sites/any/any-reader';
import { SITES } from '../../../src/sites/registry';
import type { Reading, Sighting } from '../../../src/sites/sighting';
import type { PlayedBoard } from '../../fixtures/table/invented';

/** What a reader of any page made of a whole board, beside the site's own reader. */
export type TrialResult = {
  /** Looks at which both read the same cards in the same hands and on the trick. */
  readonly right: number;
  /** Looks at which they read differently, in words. */
  readonly wrong: readonly string[];
  /** Looks at which nothing was read, with the reason. */
  readonly unread: readonly string[];
  readonly questions: number;
};

export type Trial = (site: string, board: PlayedBoard, viewer: string) => Promise<TrialResult>;

type Fixture = {
  readonly open: (options: object) => Promise<void>;
  readonly run: (cards: readonly string[]) => Promise<void>;
};
declare const window: { readonly fixture: Fixture; trial?: Trial };

/** The cards of a sighting. A finished trick may lie there still or be put away: pages differ, and readers with them. */
const cardsOf = ({ hands, trick }: Sighting): string =>
  JSON.stringify([hands, trick.length === 4 ? [] : trick.map(({ seat, card }) => seat + card).sort()]);

const reasonOf = (reading: Reading): string => {
  if (reading.kind === 'none') return reading.why?.key ?? 'none';
  return reading.kind === 'fault' ? `${reading.fault.key} ${reading.fault.snippet}` : reading.kind;
};

window.trial = async (site, { play, ...board }, viewer) => {
  const own = SITES.find(({ id }) => id === site);
  if (!own) throw new Error(`no reader is called ${site}`);
  const any = anyReader({ origin: `${location.origin}/*`, profile: null });
  const result = { right: 0, wrong: [] as string[], unread: [] as string[], questions: 0 };

  const answered = (): Reading => {
    const reading = any.reader.read(document);
    const asked = reading.kind === 'none' ? reading.why?.key : undefined;
    if (asked !== 'any_bottom' && asked !== 'any_contract') return reading;
    result.questions += 1;
    const { contract, declarer } = board;
    any.tell(asked === 'any_bottom' ? { bottom: 'S' } : { contract, declarer });
    return answered();
  };
  const look = (): void => {
    const mine = answered();
    const theirs = own.read(document);
    if (mine.kind !== 'table' || theirs.kind !== 'table') result.unread.push(`${reasonOf(mine)} | ${reasonOf(theirs)}`);
    else if (cardsOf(mine.sighting) === cardsOf(theirs.sighting)) result.right += 1;
    else result.wrong.push(`${cardsOf(mine.sighting)} for ${cardsOf(theirs.sighting)}`);
  };

  await window.fixture.open({ ...board, viewer });
  look();
  for (const card of play) {
    await window.fixture.run([card]);
    look();
  }
  return result;
};
