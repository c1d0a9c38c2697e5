/** Declarations of an inline style that only say where a thing is, or how it gets there. */
const PLACE =
  /(?<=^|[;\s])(?:left|top|right|bottom|transform|translate|rotate|will-change|transition[a-z-]*)\s*:[^;]*(?:;\s*|$)/g;

const LAST_MARK = /[;\s]+$/;

/** This is asked of what moves in every frame of an animation, so it is a matter of two replacements. */
const withoutPlace = (element: Element): string =>
  (element.getAttribute('style') ?? '').replace(PLACE, '').replace(LAST_MARK, '');

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
      let isNews = false;
      let last: Node | null = null;
      for (const record of records) {
        const { target } = record;
        // A page that sets two properties of one element makes two records of it, one after the other.
        if (target === last && record.attributeName === 'style') continue;
        last = target;
        // A record of a style has an element for its target.
        if (!isStyle(record) || hasChanged(target as Element)) isNews = true;
      }
      return isNews;
    },
  };
};
