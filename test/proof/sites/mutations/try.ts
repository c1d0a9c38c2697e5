import { sameReading } from '../../../../src/sites/same';
import type { Chance } from '../../../laws/support/random';
import { inWords } from '../seating';
import { judge } from './judge';
import { labelsOn } from './labels';
import { type Moment, momentOf, type Occasion } from './moment';
import { KINDS, type Mutation } from './mutation';
import { renamesOn } from './names';
import { nodesOn } from './nodes';
import type { MutationReport } from './report';
import { turnsOn } from './turns';

const mutationsOf = (moment: Moment): Mutation[] => [
  ...renamesOn(moment.page),
  ...nodesOn(moment),
  ...labelsOn(moment),
  ...turnsOn(moment),
];

/** So many of them, one kind after the other as long as there are any of it. */
const chosen = (mutations: readonly Mutation[], many: number, chance: Chance): Mutation[] => {
  const byKind = KINDS.map((kind) => chance.shuffle(mutations.filter((mutation) => mutation.kind === kind)));
  const taken: Mutation[] = [];
  while (taken.length < many && byKind.some((kind) => kind.length > 0))
    for (const kind of byKind) taken.push(...kind.splice(0, 1));
  return taken.slice(0, many);
};

const isAsBefore = ({ site, page, sighting }: Moment): boolean =>
  sameReading(site.reader.read(page), { kind: 'table', sighting });

const whereOf = ({ board, seating, count }: Occasion, { name }: Mutation): string =>
  `${name}; board ${board.line}, ${count} cards, ${inWords(seating)}`;

/** Changes a page in one small way after another at one moment of a board, and judges what is read of it each time. */
export const tryMutations = async (
  occasion: Occasion,
  many: number,
  chance: Chance,
  report: MutationReport,
): Promise<void> => {
  let moment = await momentOf(occasion);
  for (const mutation of chosen(mutationsOf(moment), many, chance)) {
    const restore = await mutation.apply(moment);
    const judgement = judge(moment, mutation.kind, moment.site.reader.read(moment.page));
    report.add(moment.site.reader.id, mutation.kind, judgement, whereOf(occasion, mutation));
    await restore?.();
    if (!restore || !isAsBefore(moment)) moment = await momentOf(occasion);
  }
};
