import { afterAll, describe, expect, it } from 'vitest';
import { type Played, playedBoards } from '../../browser/support/played';
import { amount } from '../../browser/support/scale';
import { Tally } from '../../browser/support/tally';
import { PROVED, type Proved } from './sites';
import { Station } from './station';

const VIEWERS = ['kibitzer', 'S', 'W', 'N', 'E'] as const;
const DOMS = ['happy-dom', 'happy-dom', 'happy-dom', 'jsdom'] as const;

const cannot = ({ about }: Proved, what: string): boolean => about.cannot.some((one) => one.what === what);

const viewersAt = (site: Proved) =>
  VIEWERS.filter((viewer) => !cannot(site, viewer === 'kibitzer' ? 'a kibitzer looks on' : 'a player looks on'));

/** Every card of a board is played, and each is to be noticed as played. */
const playThrough = async (site: Proved, board: Played, round: number, tally: Tally): Promise<void> => {
  const viewers = viewersAt(site);
  const viewer = viewers[round % viewers.length] ?? 'S';
  const station = new Station(site, DOMS[round % DOMS.length] ?? 'happy-dom', board.hands);
  const { deal, dealer, vul, contract, declarer, line } = board;
  const from = site.fromCalls && { callsMade: 0 };
  await station.fixture.open({ deal, dealer, vul, contract, declarer, board: line, viewer, ...from });
  await station.settle();
  while (station.fixture.state().phase === 'auction') {
    await station.fixture.call();
    await station.settle();
  }
  for (const { seat, card } of board.play) {
    // Driven time stands still in an action: a finished trick that was not looked at first would have lain there for no time.
    await station.fixture.play(seat, card, { gather: false, ...(round % 2 === 0 && { frames: 0 }) });
    await station.settle();
    if (station.fixture.state().trick.length < 4) continue;
    await station.fixture.gather();
    await station.settle();
  }
  const promised = board.play.map(({ seat, card }) => `${seat}:${card}`);
  const given = [...station.timeline, ...station.given];
  const where = (fault: string): string => `board ${line}, ${viewer}, round ${round}: ${fault}`;
  const state = station.desk.view.state === 'live' ? [] : [`it is ${JSON.stringify(station.desk.view.reason)}`];
  const faults = [...state, ...station.faults].map(where);
  tally.add(`${site.reader.id}: played through`, { promised, given, compared: promised.length, faults });
  station.close();
};

describe('boards played through on the fixture of each site', () => {
  const tally = new Tally();
  const boards = playedBoards().slice(0, amount({ quick: 1, full: 200 }));
  afterAll(() => console.log(tally.text('site and kind')));

  it.each(PROVED.map((site, turn) => ({ site, turn, id: site.reader.id })))(
    '$id: every card is read right, and nothing is noted',
    async ({ site, turn }) => {
      const before = tally.faults.length;
      for (const [round, board] of boards.entries()) await playThrough(site, board, round + turn, tally);
      expect(tally.faults.slice(before, before + 6)).toEqual([]);
    },
    3_600_000,
  );
});
