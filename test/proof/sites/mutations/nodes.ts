import { SEATS } from '../../../../src/bridge';
import type { Moment } from './moment';
import { elementsOf, type Mutation, nameOf, type Restore } from './mutation';

const dropped = (index: number, element: Element): Mutation => ({
  kind: 'node dropped',
  name: `${nameOf(element)}, number ${index}`,
  apply: ({ page }): Restore => {
    const gone = elementsOf(page)[index];
    const [parent, next] = [gone?.parentNode, gone?.nextSibling ?? null];
    gone?.remove();
    return () => {
      if (gone && parent) parent.insertBefore(gone, next);
    };
  },
});

/** Another element that holds the like of these: the next one with the same tag and class. */
const likeIt = (element: Element): Element | null => {
  const all = [...element.ownerDocument.querySelectorAll(element.localName)];
  const alike = all.filter((each) => each.className === element.className && each.parentElement);
  return alike[(alike.indexOf(element) + 1) % alike.length] ?? null;
};

/** The same node once more: beside itself, or at a place like its own. */
const doubled = (index: number, element: Element, elsewhere: boolean): Mutation => ({
  kind: 'node doubled',
  name: `${nameOf(element)}, number ${index}${elsewhere ? ', elsewhere' : ''}`,
  apply: ({ page }): Restore => {
    const once = elementsOf(page)[index];
    const copy = once?.cloneNode(true);
    const place = elsewhere && once?.parentElement ? likeIt(once.parentElement) : null;
    if (copy && place && !once?.contains(place)) place.append(copy);
    else if (copy) once?.parentNode?.insertBefore(copy, once.nextSibling);
    return () => {
      copy?.parentNode?.removeChild(copy);
    };
  },
});

/** A card in sight shows in another hand too. */
const cardsDoubled = ({ sighting }: Moment): Mutation[] => {
  const open = SEATS.filter((seat) => sighting.hands[seat].length > 0);
  const held = SEATS.flatMap((seat) => sighting.hands[seat].map((card) => ({ seat, card })));
  return [...held, ...sighting.trick].flatMap(({ seat, card }) =>
    open
      .filter((other) => other !== seat)
      .map((other) => ({
        kind: 'card doubled' as const,
        name: `${card} of ${seat} with ${other}`,
        apply: async ({ fixture }) => {
          await fixture.doubleCard(card, other);
          return null;
        },
      })),
  );
};

/** Every node goes, or is there twice; and every card in sight shows in another hand too. */
export const nodesOn = (moment: Moment): Mutation[] => {
  const elements = elementsOf(moment.page);
  return [
    ...elements.map((element, index) => dropped(index, element)),
    ...elements.map((element, index) => doubled(index, element, false)),
    ...elements.map((element, index) => doubled(index, element, true)),
    ...cardsDoubled(moment),
  ];
};
