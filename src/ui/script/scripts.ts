import { COULD_HAVE_KNOWN, EARLY, REFUSED_OPENING_LEAD } from './law';
import type { MatterKind } from './matter';
import type { Line, StepPlan } from './plan';

const HELD: Line = { text: 'script_held' };
const STOP: StepPlan = { head: 'scriptHead_stop', lines: [{ text: 'script_stop', law: '9B2' }] };
const STOP_HELD: StepPlan = { head: 'scriptHead_stop', lines: [{ text: 'script_stop', law: '9B2' }, HELD] };

const ASK_TOLD: Line = { text: 'script_askTold', law: '47E1' };

const YOURS: Line = { text: 'script_yours', law: '10C2' };
const LIMITS: readonly Line[] = [
  { text: 'script_limits', law: '50D2', when: ['isAloneForPartner'] },
  { text: 'script_limitsMore', law: '51B', when: ['isOneMoreForPartner'] },
];

const INFORM: StepPlan = { head: 'scriptHead_inform', from: 'information' };
const AFTER: StepPlan = { head: 'scriptHead_after', lines: [{ text: 'script_after', law: COULD_HAVE_KNOWN }] };

const askHowShown: readonly Line[] = [
  { text: 'script_askHow', law: '49', when: ['isUnknown'] },
  { text: 'script_askUndo', when: ['isUndo'] },
  { text: 'script_askSeen', law: '49' },
  { text: 'script_askCaused', law: '47E' },
  { text: 'script_askAccident', law: '50B' },
];

/** What binds the defender in turn, once nothing is left to decide. */
const DUTIES: StepPlan = { head: 'scriptHead_turn', when: ['isBound'], from: 'duties', rest: true };

const STATUS: StepPlan = {
  head: 'scriptHead_all',
  from: 'status',
  rest: true,
  lines: [{ text: 'script_staysOpen', law: '50A' }],
};

/** What holds for the owner of penalty cards, and for his partner, while they lie there. */
const WHILE_IT_LIES: readonly StepPlan[] = [
  {
    head: 'scriptHead_seat',
    lines: [
      { text: 'script_minorOwner', law: '50C', when: ['isMinor'] },
      { text: 'script_majorOwner', law: '50D1', when: ['isMajor'] },
      { text: 'script_severalOwner', law: '51A', when: ['areSeveral'] },
    ],
  },
  {
    head: 'scriptHead_partner',
    lines: [
      { text: 'script_minorPartner', law: '50C', when: ['isMinor'] },
      { text: 'script_majorPartner', law: '50D2', when: ['willAskLead', 'isOneMajor'] },
      { text: 'script_majorPartner', law: '51B', when: ['willAskLead', 'areSeveral'] },
    ],
  },
  INFORM,
  AFTER,
];

/**
 * What the Director reads out, by what happened: the steps in order. Sentences name the paragraph they rest on, in the English
 * numbering; conditions are on the edition and on the ruling.
 */
export const SCRIPTS: Readonly<Record<MatterKind, readonly StepPlan[]>> = {
  openingLead: [
    STOP_HELD,
    {
      head: 'scriptHead_ask',
      lines: [
        { text: 'script_askFaceUp', law: '41A' },
        ASK_TOLD,
        { text: 'script_askSpread', law: '54A' },
        { text: 'script_askSawDummy', law: '54C' },
      ],
    },
    {
      head: 'scriptHead_by',
      asks: 'accept',
      lines: [
        YOURS,
        { text: 'script_openingDummy', law: '54A' },
        { text: 'script_openingPlay', law: '54B' },
        { text: 'script_leadRefuse', law: REFUSED_OPENING_LEAD },
        ...LIMITS,
      ],
    },
    AFTER,
  ],
  lead: [
    STOP_HELD,
    { head: 'scriptHead_ask', lines: [ASK_TOLD] },
    {
      head: 'scriptHead_by',
      asks: 'accept',
      lines: [YOURS, { text: 'script_leadAccept', law: '53A' }, { text: 'script_leadRefuse', law: '56' }, ...LIMITS],
    },
    AFTER,
  ],
  declaringLead: [
    STOP_HELD,
    { head: 'scriptHead_ask', lines: [ASK_TOLD] },
    {
      head: 'scriptHead_defenders',
      asks: 'accept',
      lines: [
        { text: 'script_eitherAccepts', law: '55A' },
        { text: 'script_eitherDiffers', law: '55A', when: ['from2007'] },
        { text: 'script_eitherRefuses', law: '55B' },
        { text: 'script_noPenaltyCard', law: '48A' },
      ],
    },
    AFTER,
  ],
  notPlayed: [
    STOP_HELD,
    { head: 'scriptHead_ask', lines: [{ text: 'script_askPlayedOn', law: '52B1' }] },
    { head: 'scriptHead_seat', lines: [{ text: 'script_notYourself', law: '52A' }] },
    {
      head: 'scriptHead_by',
      asks: 'accept',
      lines: [
        YOURS,
        { text: 'script_dueAccept', law: '52B1' },
        { text: 'script_dueRequire', law: '52B2', when: ['before2007'] },
        { text: 'script_dueRefuse', law: '52B2', when: ['from2007'] },
        { text: 'script_dueMinor', law: '52', when: ['before2007', 'isMinor'] },
      ],
    },
    AFTER,
  ],
  premature: [
    STOP,
    { head: 'scriptHead_ask', lines: [ASK_TOLD] },
    STATUS,
    {
      head: 'scriptHead_by',
      asks: 'play',
      lines: [
        YOURS,
        { text: 'script_playOptions', law: '57A', when: ['before2017'] },
        { text: 'script_playOptions2017', law: '57A', when: ['from2017'] },
        { text: 'script_playFollow', law: '44C' },
        { text: 'script_playCannot', law: '59' },
      ],
    },
    ...WHILE_IT_LIES,
  ],
  early: [
    STOP,
    {
      head: 'scriptHead_seat',
      rest: true,
      lines: [
        { text: 'script_earlyWaits', law: EARLY },
        { text: 'script_earlyElse', law: EARLY },
      ],
    },
    INFORM,
    AFTER,
  ],
  shown: [
    STOP,
    { head: 'scriptHead_ask', lines: askHowShown },
    { head: 'scriptHead_word', asks: 'word', lines: [{ text: 'script_word', law: '50' }] },
    INFORM,
    AFTER,
  ],
  revoke: [
    STOP,
    {
      head: 'scriptHead_ask',
      lines: [
        { text: 'script_askEstablished', law: '63A', when: ['isEarlierTrick'] },
        { text: 'script_askTwelfth', law: '62D1', when: ['isTwelfthTrick'] },
      ],
    },
    {
      head: 'scriptHead_seat',
      asks: 'correct',
      lines: [
        { text: 'script_takeBack', law: '62A' },
        { text: 'script_takenMajor', law: '62B', when: ['isDefender'] },
        { text: 'script_noPenaltyCard', law: '48A', when: ['isDeclaring'] },
      ],
    },
    {
      head: 'scriptHead_opponents',
      lines: [
        { text: 'script_mayChange', law: '62C1' },
        { text: 'script_mayChangeAfter', law: '62C2', when: ['isDefender'] },
      ],
    },
    AFTER,
  ],
  lying: [
    { ...STOP, when: ['isFresh'] },
    { head: 'scriptHead_ask', when: ['isFresh'], lines: askHowShown },
    { head: 'scriptHead_cause', when: ['isTold'], from: 'cause' },
    STATUS,
    {
      head: 'scriptHead_by',
      when: ['asksLead'],
      asks: 'lead',
      lines: [
        { text: 'script_leadWaits', law: '50D2', when: ['isOneMajor'] },
        { text: 'script_leadWaits', law: '51B', when: ['areSeveral'] },
        YOURS,
        { text: 'optionRequireLasts', law: '50D2(a)' },
        { text: 'script_forbidLasts', law: '50D2(a)' },
      ],
    },
    {
      head: 'scriptHead_by',
      when: ['asksName'],
      asks: 'designate',
      lines: [
        { text: 'script_name', law: '51A' },
        { text: 'designateThen', law: '51A' },
      ],
    },
    DUTIES,
    ...WHILE_IT_LIES,
  ],
  chosen: [
    {
      head: 'scriptHead_seat',
      lines: [
        { text: 'script_goesBack', law: '50D2(a)', when: ['by50D2'] },
        { text: 'script_goesBack', law: '51B', when: ['by51B'] },
      ],
    },
    DUTIES,
    INFORM,
    AFTER,
  ],
};
