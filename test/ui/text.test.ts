import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/bridge';
import { EDITIONS } from '../../src/laws';
import type { Message, TableView, View } from '../../src/table/view';
import { answerTexts } from '../../src/ui/text/answer';
import { dutyText } from '../../src/ui/text/duty';
import { eventText } from '../../src/ui/text/event';
import { informationText } from '../../src/ui/text/information';
import { lawText } from '../../src/ui/text/law';
import { optionTakes, optionThen } from '../../src/ui/text/option';
import { penaltyMeans, penaltyReason } from '../../src/ui/text/penalty';
import { spokenDuty } from '../../src/ui/text/spoken';
import { groupsOf, legalHead, legalReason } from '../../src/ui/text/verdict';
import { ALL_WORDS, DUTCH, ENGLISH } from '../words/dictionaries';
import { live, SAMPLES, type Sample, tableOf } from './samples';

const turnOf = (table: TableView): Seat => {
  if (table.ruling.turn === null) throw new Error('the board is over');
  return table.ruling.turn;
};

const said = (messages: readonly (Message | null)[], words = ENGLISH): string[] =>
  messages.flatMap((what) => (what ? [words.plain(what)] : []));

/** Each group of cards with its reason: `S8 S3: below the 10 …`. */
const reasons = (view: View, verdict: 'illegal' | 'depends'): string[] => {
  const table = tableOf(view);
  return groupsOf(table, turnOf(table), verdict).map(
    ({ reason, cards }) => `${cards.join(' ')}: ${said([reason]).join('')}`,
  );
};

const duties = (view: View): string[] => {
  const { obligations, trick } = tableOf(view).ruling;
  return said(obligations.map((duty, i) => dutyText(duty, obligations.slice(0, i), trick.cards.length === 0)));
};

const may = (view: View): string[] => {
  const table = tableOf(view);
  return said([legalHead(table, turnOf(table)), legalReason(table, turnOf(table))]);
};

const play = (seat: string, card: string) => ({ type: 'play', seat, card });
const drop = (seat: string, ...cards: string[]) => ({ type: 'expose', seat, cards, how: 'dropped' });
const at = (hands: Sample['hands'], cards: number, leader: string, ...events: Sample['events'][number][]): View =>
  live({ contract: '3NT', declarer: 'S', hands, cards, leader, events });

describe('what people get wrong is said outright', () => {
  it('a minor penalty card does not bar an honour of its suit', () => {
    const view = at({ E: 'A973.4..' }, 5, 'N', drop('E', 'S3'), play('N', 'SK'));
    expect(tableOf(view).ruling.legal).toEqual(['SA', 'S3']);
    expect(may(view)).toEqual(['May play', 'the penalty card, or an honour']);
    expect(reasons(view, 'illegal')).toContain('S9 S7: below the 10: three of spades goes first');
  });

  it('nor does it force its suit when its owner leads', () => {
    const view = at({ E: '.4.5.A73' }, 5, 'E', drop('E', 'C3'));
    expect(may(view)).toEqual(['May lead', 'other suits are free; in clubs three of clubs or an honour']);
  });

  it('nor bars a ruff', () => {
    const view = at({ E: '62.2..' }, 3, 'N', drop('E', 'H2'), play('N', 'DK'));
    expect(may(view)[1]).toBe('other suits are free; in hearts two of hearts or an honour');
  });

  it('but where only its suit may be led, nothing else is called free', () => {
    const sample = { contract: '3NT', declarer: 'S', hands: { W: '..A95.4' }, cards: 4, leader: 'W' };
    const events = [drop('W', 'D5'), drop('E', 'DQ'), { type: 'choose', choice: 'require', suits: ['D'] }];
    expect(may(live({ ...sample, events }))[1]).toBe('the penalty card, or an honour');
  });

  it('two or more of one defender are all major, and it is said why', () => {
    const { table } = at({}, 5, 'N', drop('E', 'S4', 'D5'));
    const told = table?.explanation.penaltyCards.map((reason) => said(penaltyReason(table, reason)).join(' '));
    expect(told).toEqual(Array(2).fill('East dropped it in trick 9. East had more than one: then all are major.'));
  });

  it('a corrected revoke makes a low card major', () => {
    const { table } = at({ E: '8.4.3.2' }, 4, 'N', play('N', 'SK'), play('E', 'D3'), {
      type: 'withdraw',
      seat: 'E',
      card: 'D3',
      why: 'revoke',
    });
    const told = table?.explanation.penaltyCards.map((reason) => said(penaltyReason(table, reason)).join(' '));
    expect(told).toEqual(['East revoked with it in trick 10 and took it back. Not by accident, so major.']);
  });

  it('partner of a minor card is free, partner of a major one waits', () => {
    const means = (...cards: string[]) => {
      const { table } = at({}, 5, 'N', drop('E', ...cards));
      return table
        ? said(penaltyMeans(table, { seat: 'E', status: table.ruling.penaltyCards[0]?.status ?? 'minor' }))
        : [];
    };
    expect(means('S4')).toEqual(['West may lead anything.']);
    expect(means('SK')).toEqual(['When West is to lead, South chooses first.']);
  });
});

describe('duties', () => {
  it('that give way say to what', () => {
    expect(duties(SAMPLES.hidden())).toEqual(['Follow suit: a spade', 'No spade? Then king of hearts']);
  });

  it('are the same in the other language', () => {
    const { obligations } = tableOf(SAMPLES.minor()).ruling;
    const dutch = obligations.map((duty, i) => dutyText(duty, obligations.slice(0, i), false));
    expect(said(dutch, DUTCH)).toEqual(['Bekennen: een schoppen', 'schoppen vijf vóór andere lage schoppen']);
  });

  it('of a leader name the lead', () => {
    expect(duties(SAMPLES.required())).toEqual(['Lead a spade']);
    expect(duties(SAMPLES.forbidden())).toEqual(['Lead no spade']);
  });
});

describe('“depends” always says on what', () => {
  const after57A = (hands: Sample['hands'], cards: number, choice: string, ...suits: string[]) =>
    at({ N: 'K...', ...hands, W: '4...' }, cards, 'N', play('N', 'SK'), play('W', 'S4'), {
      type: 'choose',
      choice,
      ...(suits.length > 0 ? { suits } : {}),
    });

  it('on the suit led, and then the penalty card must be played', () => {
    expect(reasons(SAMPLES.hidden(), 'depends')).toEqual(['HK: legal if East has no spade; then it must be played']);
  });

  it('on the suit led and on a suit forbidden', () => {
    expect(reasons(after57A({ E: '.2..' }, 2, 'forbid', 'H'), 'depends')).toEqual([
      'H2: legal if East has no spade and nothing but hearts',
    ]);
  });

  it('on the suit led and on a suit required', () => {
    expect(reasons(after57A({ E: '..5.' }, 3, 'require', 'H'), 'depends')).toEqual([
      'D5: legal if East has no spade or heart',
    ]);
  });

  it('on a higher card of the suit', () => {
    expect(reasons(after57A({ E: 'Q...' }, 3, 'highest'), 'depends')).toEqual([
      'SQ: legal if East has no higher spade',
    ]);
  });

  it('and a card barred in any case says so', () => {
    expect(reasons(SAMPLES.hidden(), 'illegal')).toEqual(['D5: a spade or king of hearts comes first']);
    expect(reasons(after57A({ E: '.2.5.' }, 3, 'forbid', 'H'), 'illegal')).toEqual([
      'H2: not a spade, and hearts forbidden',
    ]);
    const minor = at({ E: '...64' }, 3, 'N', drop('E', 'C4'), play('N', 'HA'));
    expect(reasons(minor, 'illegal')).toEqual(['C6: not a heart; and four of clubs goes first']);
  });
});

describe('options', () => {
  it('say what goes back and what stays, by name or by number', () => {
    const table = tableOf(SAMPLES.twoSuits());
    const { decision } = table.ruling;
    if (decision?.kind !== 'lead') throw new Error('no choice');
    const [requireHearts] = decision.options;
    if (!requireHearts) throw new Error('no option');
    expect(said(optionTakes(table, decision, requireHearts, true))).toEqual([
      'king of hearts goes back',
      'queen of diamonds stays',
    ]);
    expect(said(optionTakes(table, decision, requireHearts, false))).toEqual(['1 card goes back', '1 stays']);
  });
});

/** Every text that a table can make. */
const allTexts = (table: TableView): Message[] => {
  const { turn, decision, penaltyCards } = table.ruling;
  const options = decision?.kind === 'lead' || decision?.kind === 'play' ? decision : null;
  return [
    ...table.timeline.map(({ event }) => eventText(event)),
    ...table.explanation.penaltyCards.flatMap((reason) => penaltyReason(table, reason)),
    ...penaltyCards.flatMap((pc) => penaltyMeans(table, pc)),
    ...table.explanation.information.map((note) => informationText(table, note)),
    ...(options?.options.flatMap((o) => [...optionTakes(table, options, o, true), optionThen(o)]) ?? []),
    ...(decision?.kind === 'accept' ? Object.values(answerTexts(table.ruling, decision)).flat() : []),
    ...(turn ? [legalHead(table, turn), legalReason(table, turn)] : []),
    ...(turn ? [...groupsOf(table, turn, 'illegal'), ...groupsOf(table, turn, 'depends')].map((g) => g.reason) : []),
  ].filter((what) => what !== null);
};

const lawsOf = ({ ruling, explanation }: TableView): string[] => [
  ...ruling.obligations.map(({ law }) => law),
  ...ruling.irregularities.map(({ law }) => law),
  ...explanation.penaltyCards.map(({ law }) => law),
  ...(explanation.decisionLaw ? [explanation.decisionLaw] : []),
];

type Case = {
  readonly situation: Sample;
  readonly laws?: readonly string[];
  readonly expect?: { readonly error?: unknown };
};

const CASES = new URL('../cases/', import.meta.url);
// The project's own cases, of which their own test proves the form.
const cases = readdirSync(CASES)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, CASES), 'utf8')) as Case[])
  .filter((c) => !c.expect?.error);
const editionsOf = (c: Case) => EDITIONS.filter((edition) => c.laws?.includes(edition) ?? edition === '2017');
const views = cases.flatMap((c) => editionsOf(c).map((laws) => live({ ...c.situation, laws })));

describe('every case of the rules core', () => {
  it('is there', () => {
    expect(views.length).toBeGreaterThan(200);
  });

  it.each(ALL_WORDS)('is told without a hole in a sentence in $language', (words) => {
    const texts = views.flatMap((view) => [spokenDuty(view, words), ...said(allTexts(tableOf(view)), words)]);
    expect(texts.filter((text) => /[{}[\]|]|undefined|null|NaN|\s[.,]|\s\s|\s$/.test(text))).toEqual([]);
    // A space before a colon or a semicolon is right in French only, and there it must not break.
    const space = words.language === 'fr' ? / [:;]/ : /\s[:;]/;
    expect(texts.filter((text) => space.test(text))).toEqual([]);
    const unknown = words.plain({ key: '?' }).slice(0, 20);
    expect(texts.filter((text) => text.startsWith(unknown))).toEqual([]);
  });

  it('has a text for each Law that it names, and a reason for each card that is not simply legal', () => {
    const laws = new Set(views.flatMap((view) => lawsOf(tableOf(view))));
    for (const words of ALL_WORDS) {
      expect([...laws].filter((law) => EDITIONS.some((edition) => lawText(words, law, edition) === null))).toEqual([]);
    }
    const unexplained = views.filter((view) => {
      const { ruling, explanation } = tableOf(view);
      return explanation.cards.length !== ruling.illegal.length + ruling.depends.length;
    });
    expect(unexplained).toEqual([]);
  });
});

describe('a Law', () => {
  it('is sought from the narrowest paragraph outwards, and in the words of the edition where it differs', () => {
    const text = (law: string, laws: (typeof EDITIONS)[number]) => lawText(ENGLISH, law, laws)?.key;
    expect(text('50D2(a)', '2017')).toBe('law_50D2');
    expect(text('62B1', '2017')).toBe('law_62');
    expect(text('52', '1987')).toBe('law_52_1987');
    expect(text('99', '2017')).toBeUndefined();
  });
});
