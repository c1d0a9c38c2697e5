import { describe, expect, it } from 'vitest';
import { SEATS } from '../../src/bridge';
import { type Played, playedBoards } from '../browser/support/played';
import { amount } from '../browser/support/scale';
import type { TableFixture } from '../fixtures/table/fixture';
import type { Habits } from '../fixtures/table/truth/options';
import { can, PROVED, type Proved } from '../proof/sites/sites';
import { pageOf } from '../proof/sites/station';

/** Frames in which a trick is gathered. */
const FRAMES = 24;
/** Tricks of each board that are played here. */
const TRICKS = 3;

const BOARDS = playedBoards().slice(0, amount({ quick: 1, full: 20 }));
/** In part: every third of the ways in which a page may behave. */
const EVERY = amount({ quick: 3, full: 1 });

/** Who is shown as in turn while a finished trick lies there. */
const TURNS: readonly Habits['turnAtFour'][] = ['none', 'last', 'winner'];

const FLYING = PROVED.filter((site) => can(site, 'cards fly')).map((site) => ({ site, id: site.reader.id }));

type Flown = { readonly site: Proved; readonly page: Document; readonly fixture: TableFixture };

/** What a look at one frame says of the trick that is not so: a card read as another's. */
const wrongOn = ({ site, page }: Flown, { hands }: Played): string[] => {
  const reading = site.reader.read(page);
  if (reading.kind !== 'table') return [];
  return reading.sighting.trick.flatMap(({ seat, card }) =>
    hands[seat].includes(card) ? [] : [`${card} is read as ${seat}'s`],
  );
};

/** Plays a few tricks, and looks at every frame while one is gathered. */
const gatherTricks = async (flown: Flown, board: Played, look: () => void): Promise<void> => {
  const { fixture } = flown;
  for (let trick = 0; trick < TRICKS; trick++) {
    const cards = board.play.slice(4 * trick, 4 * trick + 4);
    for (const { seat, card } of cards) await fixture.play(seat, card, { frames: 0, gather: false });
    if (fixture.state().trick.length === SEATS.length) await fixture.gather({ frames: FRAMES });
    look();
  }
};

describe.each(FLYING)('$id: cards that are gathered', ({ site }) => {
  const all = site.ways.flatMap((habits, i) =>
    TURNS.map((turnAtFour, j) => ({ habits: { ...habits, turnAtFour }, i, j })),
  );
  const ways = all.filter(({ i, j }) => (i + j) % EVERY === 0).map(({ habits }) => habits);

  it.each(ways)('are at no frame read as another’s: %o', async (habits) => {
    const flown = { site, ...pageOf(site, 'happy-dom') };
    const wrong = new Set<string>();
    for (const [i, board] of BOARDS.entries()) {
      const look = (): void => {
        for (const one of wrongOn(flown, board)) wrong.add(one);
      };
      const { deal, dealer, contract, declarer } = board;
      const viewer = SEATS[i % SEATS.length] ?? 'S';
      const pace = async (): Promise<void> => look();
      await flown.fixture.open({ deal, dealer, contract, declarer, viewer, habits, frames: 0, pace });
      await gatherTricks(flown, board, look);
    }
    expect([...wrong]).toEqual([]);
  });
});
