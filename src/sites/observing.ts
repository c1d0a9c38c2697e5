/** Follows one element of a page, or waits for it while there is none. */
export type Observing = {
  /** @param table what to watch; null to wait for one */
  readonly follow: (table: Element | null) => void;
  readonly stop: () => void;
};

/** Name of the element in which the overlay lies on a page. It comes and goes without anything of the page having changed. */
export const OVERLAY_TAG = 'face-up-overlay';

const isOverlay = (node: Node): boolean => node.nodeName.toLowerCase() === OVERLAY_TAG;

/** Whether nothing but the overlay has come or gone. The lists are asked for last: a browser makes them only when somebody does. */
const isOurs = (record: MutationRecord): boolean =>
  record.type === 'childList' && [...record.addedNodes, ...record.removedNodes].every(isOverlay);

/** The elements around a table: whether it is still there, and displayed, is up to them. */
const around = (table: Element): Node[] => {
  const nodes: Node[] = [];
  for (let at = table.parentNode; at; at = at.parentNode) nodes.push(at);
  return nodes;
};

/** What moves or fades by the page's style sheet ends without any change of the page itself, and a picture takes its size so. */
const ENDS_OF_MOTION = ['transitionend', 'animationend', 'load'] as const;

const WHETHER_SHOWN = ['style', 'class', 'hidden'];

const observeTable = (observer: MutationObserver, table: Element, attributes: readonly string[] | undefined): void => {
  const filter = attributes ? { attributeFilter: [...attributes] } : {};
  observer.observe(table, { childList: true, subtree: true, characterData: true, attributes: true, ...filter });
  for (const node of around(table)) {
    const onElements = node.nodeType === node.ELEMENT_NODE ? { attributes: true, attributeFilter: WHETHER_SHOWN } : {};
    observer.observe(node, { childList: true, ...onElements });
  }
};

/**
 * While there is no table, only elements that come and go are observed; then the table in all its parts, and of what is around it
 * only whether it stays and is displayed.
 * @param attributes those that matter in the table; all when undefined
 * @param onRecords what has changed; nothing when only a motion has ended or a picture has come
 */
export const observingOf = (
  page: Document,
  attributes: readonly string[] | undefined,
  onRecords: (records: readonly MutationRecord[]) => void,
): Observing => {
  const observer = new MutationObserver((records) => {
    // Our own records are rare, and a frame of an animation has none.
    const ofPage = records.some(isOurs) ? records.filter((record) => !isOurs(record)) : records;
    if (ofPage.length > 0) onRecords(ofPage);
  });
  let followed: Element | null | undefined;

  const onMotionEnd = ({ target }: Event): void => {
    // Events come from elements of the page, or from the page itself.
    if (followed?.contains(target as Node)) onRecords([]);
  };
  for (const end of ENDS_OF_MOTION) page.addEventListener(end, onMotionEnd, true);

  return {
    follow: (table) => {
      if (table === followed) return;
      followed = table;
      observer.disconnect();
      if (table) observeTable(observer, table, attributes);
      else observer.observe(page, { childList: true, subtree: true });
    },
    stop: () => {
      observer.disconnect();
      for (const end of ENDS_OF_MOTION) page.removeEventListener(end, onMotionEnd, true);
    },
  };
};
