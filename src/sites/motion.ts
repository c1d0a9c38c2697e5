/** Properties that only say where a thing is, or how it gets there. */
const PLACE = /^(?:left|top|right|bottom|transform|translate|rotate|will-change|transition[a-z-]*)$/u;

const isPlace = (declaration: string): boolean => PLACE.test(declaration.split(':', 1)[0] ?? '');

const withoutPlace = (element: Element): string =>
  (element.getAttribute('style') ?? '')
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && !isPlace(declaration))
    .join(';');

/** More records than this at a time are not looked through: that is no animation, everything is being drawn anew. */
const REDRAW = 200;

/** Whether what has just changed on a page is news, or mere motion of what was there. */
export type Motion = { readonly isNews: (records: readonly MutationRecord[]) => boolean };

/**
 * Tells the frames of an animation, which change nothing but the place of an element, from all else. It looks at attributes only
 * and forces no layout, so that it may run in a mutation callback.
 */
export const motionOf = (): Motion => {
  let styles = new WeakMap<Element, string>();

  const hasChanged = (element: Element): boolean => {
    const style = withoutPlace(element);
    const changed = styles.get(element) !== style;
    styles.set(element, style);
    return changed;
  };

  const isStyle = ({ attributeName, target }: MutationRecord): boolean =>
    attributeName === 'style' && target.nodeType === target.ELEMENT_NODE;

  return {
    isNews: (records) => {
      if (records.length > REDRAW) {
        styles = new WeakMap();
        return true;
      }
      // A record of type `attributes` has an element for its target.
      const moved = new Set(records.filter(isStyle).map(({ target }) => target as Element));
      const changed = [...moved].filter(hasChanged);
      return changed.length > 0 || !records.every(isStyle);
    },
  };
};
