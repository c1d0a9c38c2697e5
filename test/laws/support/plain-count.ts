// Counts sequences of plays by the plain rules of the game alone: who can follow suit must, the trick is won as every player
// knows, and nothing lies on the table. It shares no code with the core or with the words of the game.

type Hands = Readonly<Record<string, readonly string[]>>;
type Play = { readonly seat: string; readonly card: string };

const ROTATION = 'NESW';
const HIGH_TO_LOW = 'AKQJT98765432';

const cardsOf = (holding: string): string[] =>
  holding.split('.').flatMap((ranks, i) => [...ranks].map((rank) => 'SHDC'.charAt(i) + rank));

const after = (seat: string): string => ROTATION.charAt((ROTATION.indexOf(seat) + 1) % 4);

const suit = (play: Play): string => play.card.charAt(0);

const beats = (play: Play, best: Play, trumps: string): boolean =>
  suit(play) === suit(best)
    ? HIGH_TO_LOW.indexOf(play.card.charAt(1)) < HIGH_TO_LOW.indexOf(best.card.charAt(1))
    : suit(play) === trumps;

const mayPlay = (hand: readonly string[], led: string | undefined): readonly string[] => {
  const following = hand.filter((card) => card.charAt(0) === led);
  return following.length > 0 ? following : hand;
};

const count = (hands: Hands, trick: readonly Play[], seat: string, trumps: string, depth: number): number => {
  if (depth === 0) return 1;
  const hand = hands[seat] ?? [];
  let sum = 0;
  for (const card of mayPlay(hand, trick[0]?.card.charAt(0))) {
    const left = { ...hands, [seat]: hand.filter((other) => other !== card) };
    const now = [...trick, { seat, card }];
    const best = now.reduce((winner, play) => (beats(play, winner, trumps) ? play : winner));
    sum +=
      now.length === 4
        ? count(left, [], best.seat, trumps, depth - 1)
        : count(left, now, after(seat), trumps, depth - 1);
  }
  return sum;
};

/**
 * Number of ways in which the next `depth` cards can be played.
 * @param hands four holdings, spades first: `AK2.QJ..`
 * @param trumps a letter for the suit, or anything else for none
 */
export const plainCount = (
  hands: Readonly<Record<string, string>>,
  leader: string,
  trumps: string,
  depth: number,
): number =>
  count(
    Object.fromEntries(Object.entries(hands).map(([seat, held]) => [seat, cardsOf(held)])),
    [],
    leader,
    trumps,
    depth,
  );
