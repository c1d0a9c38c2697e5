import { describe, expect, it } from 'vitest';
import type { Decision, Ruling, TableEvent } from '../../../src/laws';
import type { TableView } from '../../../src/table/view';
import { scriptText } from '../../../src/ui/script/as-text';
import { MATTERS } from '../../../src/ui/script/matter';
import { type Script, scriptsOf } from '../../../src/ui/script/script';
import { lawText } from '../../../src/ui/text/law';
import { DUTCH, ENGLISH } from '../../words/dictionaries';
import { live, tableOf } from '../samples';
import { MOMENTS, type Moment } from './walks';

const choicesOf = (script: Script | undefined) => script?.steps.flatMap(({ choices }) => choices) ?? [];
const saidIn = (script: Script | undefined) => script?.steps.flatMap(({ says }) => says) ?? [];
const kindOf = (script: Script): string => script.id.split(' ')[0] ?? '';

/** What a decision leaves open, as events, out of the ruling alone. */
const openIn = (decision: Decision): TableEvent[] => {
  switch (decision.kind) {
    case 'lead':
    case 'play':
      return decision.options.map(({ choice, suits }) => ({
        type: 'choose',
        choice,
        ...(suits.length > 0 ? { suits } : {}),
      }));
    case 'designate':
      return decision.cards.map((card) => ({ type: 'designate', card }));
    case 'accept':
      return [
        { type: 'accept' },
        { type: 'refuse' },
        ...(decision.law === '54' ? [{ type: 'accept', as: 'dummy' } as const] : []),
      ];
  }
};

const asKeys = (events: readonly TableEvent[]): string[] => events.map((event) => JSON.stringify(event)).toSorted();

/** The table after one more event; null when the core refuses it. */
const after = ({ sample }: Moment, event: TableEvent): TableView | null => {
  try {
    return tableOf(live({ ...sample, events: [...sample.events, { ...event }] }));
  } catch {
    return null;
  }
};

const playing = MOMENTS.filter(({ table }) => !table.over);
const deciding = playing.filter(({ table }) => table.ruling.decision !== null);
const failing = (moments: readonly Moment[], isRight: (moment: Moment) => boolean): string[] =>
  moments.filter((moment) => !isRight(moment)).map(({ name }) => name);

describe('in every moment of every case, in each edition', () => {
  it('there are cases enough: each kind of script, of decision and of edition comes', () => {
    const scripts = playing.flatMap(({ table }) => scriptsOf(table));
    expect(new Set(scripts.map(kindOf))).toEqual(new Set(MATTERS));
    const decided = new Set(deciding.map(({ table }) => `${table.ruling.decision?.kind} ${table.ruling.laws}`));
    expect(decided.size).toBe(4 * 4);
  });

  it('the first script has exactly the choices of the open decision', () => {
    const isExact = ({ table }: Moment) => {
      const { decision } = table.ruling;
      const first = asKeys(choicesOf(scriptsOf(table)[0]).map(({ event }) => event));
      return decision !== null && JSON.stringify(first) === JSON.stringify(asKeys(openIn(decision)));
    };
    expect(failing(deciding, isExact)).toEqual([]);
  });

  it('no script has a choice that neither the decision, nor a waiting card, nor an open revoke gives', () => {
    const given = ({ decision, exposed, irregularities }: Ruling): TableEvent[] => [
      ...(decision ? openIn(decision) : []),
      ...exposed
        .filter(({ why }) => why !== 'early')
        .flatMap(({ seat, card }) =>
          (['none', 'minor', 'major'] as const).map((as) => ({ type: 'direct' as const, seat, card, as })),
        ),
      ...irregularities
        .filter(({ established }) => !established)
        .map(({ seat, card }) => ({ type: 'withdraw' as const, seat, card, why: 'revoke' as const })),
    ];
    const isGiven = ({ table }: Moment) => {
      const offered = scriptsOf(table)
        .flatMap(choicesOf)
        .map(({ event }) => event);
      return JSON.stringify(asKeys(offered)) === JSON.stringify(asKeys(given(table.ruling)));
    };
    expect(failing(playing, isGiven)).toEqual([]);
  });

  it('the core takes every choice', () => {
    const refused = playing.flatMap((moment) =>
      scriptsOf(moment.table)
        .flatMap(choicesOf)
        .filter(({ event }) => after(moment, event) === null)
        .map(({ event }) => `${moment.name}: ${JSON.stringify(event)}`),
    );
    expect(refused).toEqual([]);
  });

  it('one step is the present one, and it is where the choice is', () => {
    const isPlaced = ({ table }: Moment) =>
      scriptsOf(table).every(({ steps }) => {
        const now = steps.filter(({ state }) => state === 'now');
        const open = steps.filter(({ choices }) => choices.length > 0);
        return now.length === 1 && open.length <= 1 && open.every((step) => step === now[0]);
      });
    expect(failing(playing, isPlaced)).toEqual([]);
  });

  it('each sentence and each choice rests on a Law that has a text', () => {
    const bare = playing.flatMap(({ table }) =>
      scriptsOf(table).flatMap((script) =>
        [...saidIn(script), ...choicesOf(script)]
          .flatMap(({ law }) => law ?? [])
          .filter((law) => [ENGLISH, DUTCH].some((words) => lawText(words, law, script.laws) === null)),
      ),
    );
    expect(new Set(bare)).toEqual(new Set());
    const lawless = playing.flatMap(({ table }) => scriptsOf(table).flatMap(({ steps }) => steps));
    expect(lawless.filter(({ says }) => says.every(({ law }) => law === null))).toEqual([]);
  });

  it.each([ENGLISH, DUTCH])('is told without a hole in a sentence', (words) => {
    const texts = playing.flatMap(({ table }) => scriptsOf(table).map((script) => scriptText(script, words)));
    const lines = [...new Set(texts.flatMap((text) => text.split('\n')))];
    expect(lines.filter((line) => /[{}[\]|]|undefined|null|NaN|\S\s[.,:;]|\S\s\s|\s$/.test(line))).toEqual([]);
    const unknown = words.plain({ key: '?' }).slice(0, 20);
    expect(lines.filter((line) => line.includes(unknown))).toEqual([]);
  });
});

describe('what a script foretells is what the core then does', () => {
  const accepting = deciding.filter(({ table }) => table.ruling.decision?.kind === 'accept');

  it('a refused card is a major penalty card by the Law that the choice names, and none of the declaring side is', () => {
    const isForetold = (moment: Moment) => {
      const { decision } = moment.table.ruling;
      const refuse = choicesOf(scriptsOf(moment.table)[0]).find(({ event }) => event.type === 'refuse');
      const then = refuse && after(moment, refuse.event);
      if (decision?.kind !== 'accept' || !then) return false;
      const reason = then.explanation.penaltyCards.find(({ card }) => card === decision.card);
      if (decision.law === '55') return reason === undefined && refuse.law === '55B';
      // One of several that lay there already is what it was.
      const lay = moment.table.ruling.penaltyCards.some(({ card }) => card === decision.card);
      return reason?.status === 'major' && (lay || reason.law === refuse.law || reason.kind === 'several');
    };
    expect(failing(accepting, isForetold)).toEqual([]);
  });

  it('declarer is told that he may limit the lead exactly where refusing gives him that choice', () => {
    const isForetold = (moment: Moment) => {
      const [script] = scriptsOf(moment.table);
      const laws = saidIn(script)
        .filter(({ what }) => what.key.startsWith('script_limits'))
        .map(({ law }) => law);
      const then = after(moment, { type: 'refuse' });
      const { decision } = moment.table.ruling;
      const asked = then?.ruling.decision;
      const isLimited =
        asked?.kind === 'lead' &&
        decision?.kind === 'accept' &&
        asked.leader !== decision.seat &&
        decision.law !== '52';
      // A choice that was open before is no consequence of the refusal.
      return JSON.stringify(laws) === JSON.stringify(isLimited ? [then?.explanation.decisionLaw] : []);
    };
    expect(failing(accepting, isForetold)).toEqual([]);
  });

  it('a revoke that is taken back is a penalty card for a defender, and none for the declaring side', () => {
    const isForetold = (moment: Moment) =>
      scriptsOf(moment.table)
        .filter((script) => kindOf(script) === 'revoke')
        .every((script) => {
          const keys = saidIn(script).map(({ what }) => what.key);
          return choicesOf(script).every(({ event }) => {
            const then = after(moment, event);
            const isPenalty =
              event.type === 'withdraw' && then?.ruling.penaltyCards.some(({ card }) => card === event.card);
            return keys.includes('script_takenMajor') === isPenalty;
          });
        });
    expect(failing(playing, isForetold)).toEqual([]);
  });

  it('each card is called what the ruling calls it', () => {
    const isCalled = ({ table }: Moment) =>
      (['minor', 'major'] as const).every((status) => {
        const called = scriptsOf(table)
          .flatMap(saidIn)
          .flatMap(({ what }) => (what.key === `script_is_${status}` ? what.params?.cards : []));
        const cards = table.ruling.penaltyCards.filter((p) => p.status === status).map(({ card }) => card);
        return JSON.stringify(called.toSorted()) === JSON.stringify(cards.toSorted());
      });
    expect(failing(playing, isCalled)).toEqual([]);
  });

  it('the player in turn is told all that binds him, and nothing else', () => {
    const isTold = ({ table }: Moment) =>
      scriptsOf(table).every((script) => {
        const step = script.steps.find(({ head }) => head.key === 'scriptHead_turn');
        const laws = step?.says.map(({ law }) => law);
        return (
          laws === undefined || JSON.stringify(laws) === JSON.stringify(table.ruling.obligations.map((o) => o.law))
        );
      });
    expect(failing(playing, isTold)).toEqual([]);
  });
});
