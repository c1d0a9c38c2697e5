/** One look at a page, and what has been touched there since the look before. */
export type Touched = {
  /** Elements whose own style is another, and texts; null when more has changed, or it is not known what. */
  readonly nodes: ReadonlySet<Node> | null;
  /** Stands for this look, and for the one before: whoever has missed one must find everything anew. */
  readonly look: object;
  readonly before: object | null;
};

/** Collects what is touched between two looks. */
export type Touching = {
  readonly add: (records: readonly MutationRecord[]) => void;
  /** Something has changed that no record tells of. */
  readonly addAll: () => void;
  /** A look begins; from now on it is collected anew. */
  readonly take: () => Touched;
};

export const touchingOf = (): Touching => {
  let nodes: Set<Node> | null = null;
  let before: object | null = null;

  return {
    add: (records) => {
      for (const record of records) {
        if (nodes === null) return;
        // A class, or elements that come and go, can change the look of others.
        if (record.attributeName === 'style' || record.type === 'characterData') nodes.add(record.target);
        else nodes = null;
      }
    },
    addAll: () => {
      nodes = null;
    },
    take: () => {
      const touched = { nodes, look: {}, before };
      before = touched.look;
      nodes = new Set();
      return touched;
    },
  };
};

/** Gives what was found of an element at the look before, or finds it now. */
export type Recall<T> = (element: Element, find: () => T) => T;

/** What was found of each element in a scope at one look. */
type Kept<T> = {
  readonly look: object;
  readonly circumstances: string;
  readonly found: ReadonlyMap<Element, { readonly value: T }>;
};

/** Those of the elements that have been touched, by themselves or in something within them; null: something around all of them has. */
const staleIn = <T>({ found }: Kept<T>, scope: Element, nodes: ReadonlySet<Node>): ReadonlySet<Node> | null => {
  const stale = new Set<Node>();
  for (const node of nodes) {
    if (node.contains(scope)) return null;
    let at: Node | null = node;
    // The map is asked for what cannot be in it too: texts, and elements that it does not know.
    while (at && at !== scope && !found.has(at as Element)) at = at.parentNode;
    if (at) stale.add(at);
  }
  return stale;
};

/**
 * A memory of what was found of each of many elements in one scope, for readers that look at a hundred of them many times a
 * minute, while one or two have changed.
 * @returns what begins a look; with other `circumstances` (whatever else the findings depend on) everything is found anew
 */
export const memoryOf = <T>(): ((scope: Element, circumstances: string, touched?: Touched) => Recall<T>) => {
  const memories = new WeakMap<Element, Kept<T>>();

  return (scope, circumstances, touched) => {
    if (!touched) return (_, find) => find();
    const before = memories.get(scope);
    const holds = before?.circumstances === circumstances && before.look === touched.before;
    const stale = holds && touched.nodes ? staleIn(before, scope, touched.nodes) : null;
    const found = new Map<Element, { readonly value: T }>();
    memories.set(scope, { look: touched.look, circumstances, found });
    return (element, find) => {
      const known = stale && !stale.has(element) ? before?.found.get(element) : undefined;
      const now = known ?? { value: find() };
      found.set(element, now);
      return now.value;
    };
  };
};
