import { BEFORE_2007, proves, SINCE_2007 } from '../support/proves';

proves('54', [
  {
    why: 'the opening lead faced by the wrong defender (54)',
    table: '3NT S W=A84.K52.QT73.J96',
    events: 'E:H7',
    gives: {
      trick: '1 W',
      turn: 'W',
      decision: 'accept S E:H7 54',
      legal: '',
      illegal: 'SA S8 S4 HK H5 H2 DQ DT D7 D3 CJ C9 C6',
    },
  },
  {
    why: 'declarer spreads: the lead stands, his partner declares, and the new dummy plays next (54A)',
    table: '3NT S',
    events: 'E:H7 acc:dummy',
    gives: { trick: '1 E E:H7', declarer: 'N', turn: 'S', decision: 'none', penalty: '' },
  },
  {
    why: 'later choices are those of the new declarer (54A, 50D2)',
    table: '3NT S',
    events: 'E:H7 acc:dummy S:H2 W:HA N:H3 xE:SK:dropped',
    gives: { declarer: 'N', decision: 'lead N W' },
  },
  {
    why: 'accepted by a word, declarer stays and plays second (54B)',
    table: '3NT S',
    events: 'E:H7 acc',
    gives: { trick: '1 E E:H7', declarer: 'S', turn: 'S', decision: 'none' },
  },
  {
    why: 'accepted by the card of the hand next in rotation (54B, 53A)',
    table: '3NT S',
    events: 'E:H7 S:H2',
    gives: { trick: '1 E E:H7 S:H2', declarer: 'S', turn: 'W' },
  },
  {
    why: 'accepted by a card of dummy, which stays; declarer plays next (54B)',
    table: '3NT S',
    events: 'E:H7 N:H2',
    gives: { trick: '1 E E:H7 N:H2', turn: 'S', decision: 'none', penalty: '' },
  },
  {
    why: 'the right leader plays to it: his card is a major penalty card, the question stays (60C)',
    table: '3NT S',
    events: 'E:H7 W:HA',
    gives: { trick: '1 W', penalty: 'W:HA:major', decision: 'accept S E:H7 54' },
  },
  {
    why: 'refused: a major card, and declarer chooses over the right lead (54D, before 2007 56; 50D2)',
    table: '3NT S',
    events: 'E:H7 ref',
    gives: { trick: '1 W', turn: 'W', declarer: 'S', penalty: 'E:H7:major', decision: 'lead S W' },
  },
  {
    why: 'an opening lead by declarer goes back (54E)',
    laws: SINCE_2007,
    table: '3NT S',
    events: 'S:SA',
    gives: { trick: '1 W', turn: 'W', decision: 'none', penalty: '' },
  },
  {
    why: 'or by dummy (54E)',
    laws: SINCE_2007,
    table: '3NT S',
    events: 'N:SA',
    gives: { trick: '1 W', turn: 'W', decision: 'none', penalty: '' },
  },
  {
    why: 'before 2007 it is a lead out of turn as any other (55)',
    laws: BEFORE_2007,
    table: '3NT S',
    events: 'S:SA',
    gives: { decision: 'accept defenders S:SA 55' },
  },
  {
    why: 'only after an opening lead can declarer become dummy (contract 3, errors)',
    table: '3NT S 12 N',
    events: 'E:H7 acc:dummy',
    gives: { error: 'not-an-option 1' },
  },
  {
    why: 'nor when nothing was led out of turn',
    table: '3NT S',
    events: 'W:H7 acc:dummy',
    gives: { error: 'not-an-option 1' },
  },
]);
