/** Words for how things stand: a name with one of them is that of another element at the next card, or on the next board. */
const PASSING =
  /(?:^|[-_])(?:active|current|turn|next|selected|chosen|playable|clickable|disabled|enabled|hover|focus|highlight(?:ed)?|thinking|waiting|leader|dealer|declarer|dummy|vul|vulnerable|winner|winning|open|closed|visible|hidden|is|has)(?:[-_]|$)/iu;

const isStable = (name: string): boolean => /^[A-Za-z][A-Za-z_-]*$/u.test(name) && !PASSING.test(name);

const alone = (selector: string, page: Document): boolean => page.querySelectorAll(selector).length === 1;

/** An element's step below its parent: by a class that no brother has, else by its number. */
const stepOf = (element: Element): string => {
  const brothers = [...(element.parentElement?.children ?? [])];
  const own = [...element.classList].find(
    (name) => isStable(name) && brothers.filter((brother) => brother.classList.contains(name)).length === 1,
  );
  if (own) return `.${own}`;
  const alike = brothers.filter((brother) => brother.localName === element.localName);
  return alike.length === 1 ? element.localName : `${element.localName}:nth-of-type(${alike.indexOf(element) + 1})`;
};

/**
 * A selector for one element of a page, as short and as lasting as can be: an id that is a word, a class that stands only here, else
 * its way from one that has such a name. Names with numbers are left out, for those change from table to table, and so are names for how things stand.
 */
export const selectorOf = (element: Element): string => {
  const page = element.ownerDocument;
  const steps: string[] = [];
  for (let at: Element | null = element; at && at !== page.documentElement; at = at.parentElement) {
    const rest = steps.length > 0 ? ` > ${steps.join(' > ')}` : '';
    const names = [
      ...(isStable(at.id) ? [`#${at.id}`] : []),
      ...[...at.classList].filter(isStable).map((name) => `.${name}`),
    ];
    const short = names.map((name) => name + rest).find((selector) => alone(selector, page));
    if (short) return short;
    steps.unshift(at === page.body ? 'body' : stepOf(at));
  }
  return steps.join(' > ');
};
