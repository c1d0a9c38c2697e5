import type { DomName } from '../../fixtures/table/doms';
import type { OpenOptions } from '../../fixtures/table/truth/options';
import { can, type Proved } from './sites';

const VIEWERS = ['kibitzer', 'S', 'W', 'N', 'E'] as const;
const DOMS: readonly DomName[] = ['happy-dom', 'happy-dom', 'happy-dom', 'happy-dom', 'happy-dom', 'jsdom'];

/** How a table is looked at in one of many rounds: by whom, in which card mode and language, how its page behaves, on which DOM. */
export type Seating = {
  readonly viewer: (typeof VIEWERS)[number];
  readonly dom: DomName;
  readonly options: Pick<OpenOptions, 'viewer' | 'mode' | 'lang' | 'frames' | 'habits' | 'holdMs'>;
};

/** Milliseconds that a finished trick lies there. */
const HOLD = 800;

/** Frames of a card that flies: a fifth of a second. */
const FLIGHT = 12;

const turn = <T>(list: readonly T[], round: number, fallback: T): T => list[round % list.length] ?? fallback;

/** Goes round the viewers fastest; the other settings move on by steps that meet every viewer. */
export const seatingOf = (site: Proved, round: number): Seating => {
  const viewers = VIEWERS.filter((one) => can(site, one === 'kibitzer' ? 'a kibitzer looks on' : 'a player looks on'));
  const viewer = turn(viewers, round, 'S');
  const lap = Math.floor(round / viewers.length);
  const modes = can(site, 'pictures and diagrams') ? (['pictures', 'diagrams'] as const) : [];
  return {
    viewer,
    dom: turn(DOMS, lap + round, 'happy-dom'),
    options: {
      viewer,
      ...(modes.length > 0 && { mode: turn(modes, round + lap, 'pictures') }),
      lang: turn(site.languages, lap + round, 'en'),
      frames: can(site, 'cards fly') && lap % 2 === 1 ? FLIGHT : 0,
      habits: turn(site.ways, lap + round, {}),
      holdMs: HOLD,
    },
  };
};

/** In words, for whoever has to mend what is found. */
export const inWords = ({ dom, options }: Seating): string => `${dom} ${JSON.stringify(options)}`;
