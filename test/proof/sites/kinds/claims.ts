import { partnerOf, SEATS } from '../../../../src/bridge';
import { type Kind, NOTHING, range, somewhen } from './kind';

const rejected: Kind = {
  name: 'claim shown, rejected, played on',
  needs: ['claim', 'claim rejected'],
  outcome: NOTHING,
  plan: (occasion) =>
    somewhen(occasion, range(2, 46), (count) => {
      const { board, chance, round, site } = occasion;
      // RealBridge lays them in dummy's layers: as long as they stay there nobody can say whose card is whose.
      const stay = round % 4 === 3 && site.reader.id !== 'realbridge';
      const by = chance.pick(SEATS.filter((seat) => seat !== partnerOf(board.declarer)));
      const all = round % 3 === 2 ? { show: 'all' as const } : {};
      return {
        act: async (course) => {
          await course.playTo(count);
          await course.happens([], () => course.fixture.claim({ by, tricks: 1 + (round % 2), ...all }));
          await course.happens([], () => course.fixture.rejectClaim({ stay }));
          if (round % 5 === 0) await course.station.last();
          await course.playOn(5);
        },
      };
    }),
};

const accepted: Kind = {
  name: 'claim accepted',
  needs: ['claim', 'claim accepted'],
  outcome: { ...NOTHING, over: true },
  plan: (occasion) =>
    somewhen(occasion, range(2, 46), (count) => {
      const { board, round } = occasion;
      const all = round % 3 === 2 ? { show: 'all' as const } : {};
      return {
        act: async (course) => {
          await course.playTo(count);
          await course.happens([], () => course.fixture.claim({ by: board.declarer, tricks: 1, ...all }));
          await course.happens([], () => course.fixture.acceptClaim());
          await course.station.last();
        },
      };
    }),
};

export const CLAIMS: readonly Kind[] = [rejected, accepted];
