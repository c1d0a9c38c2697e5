import { EDITIONS, type Ruling, rule } from '../../../src/laws';
import { type CardNotes, INFORMATION } from '../../../src/laws/editions';
import { type Proof, recordOf } from './proves';

/** Every note that an edition has on a card, by what became of the card: `2017 major lies 50E1`. */
export const informationCells = (): string[] =>
  Object.entries(INFORMATION).flatMap(([laws, cards]) =>
    Object.entries(cards).flatMap(([became, notes]) =>
      Object.entries(notes).map(([note, law]) => `${laws} ${became} ${note} ${law}`),
    ),
  );

const becameOf = ({ penaltyCards, exposed }: Ruling, name: string): keyof CardNotes => {
  const isIt = ({ seat, card }: { readonly seat: string; readonly card: string }) => `${seat}:${card}` === name;
  return penaltyCards.find(isIt)?.status ?? exposed.find(isIt)?.why ?? 'pickedUp';
};

/** Those of them that a case demands. */
export const cellsDemanded = (proof: Proof): string[] =>
  (proof.laws ?? EDITIONS).flatMap((laws) => {
    const ruling = rule(recordOf(proof, laws));
    if ('error' in ruling) return [];
    return (proof.gives.information ?? []).flatMap((line) => {
      const [name = '', notes = ''] = line.split(': ');
      return notes.split(', ').map((note) => `${laws} ${becameOf(ruling, name)} ${note}`);
    });
  });
