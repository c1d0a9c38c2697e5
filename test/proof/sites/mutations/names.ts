import { elementsOf, type Kind, type Mutation, nameOf, type Restore } from './mutation';

const NEW_NAME = 'qz-renamed';

/** Attributes that hold the names by which pages know their parts. */
const NAMING = ['id', 'data-testid'] as const;

/** Changes an attribute of some elements; each gets its own back. */
const changed = (elements: readonly Element[], name: string, change: (value: string) => string): Restore => {
  const before = elements.map((element) => [element, element.getAttribute(name)] as const);
  for (const [element, value] of before) element.setAttribute(name, change(value ?? ''));
  return () => {
    for (const [element, value] of before) if (value !== null) element.setAttribute(name, value);
  };
};

const classesOf = (element: Element): string[] => (element.getAttribute('class') ?? '').split(/\s+/u).filter(Boolean);

const withoutClass =
  (name: string) =>
  (value: string): string =>
    value
      .split(/\s+/u)
      .map((each) => (each === name ? NEW_NAME : each))
      .join(' ');

const classEverywhere = (name: string): Mutation => ({
  kind: 'class renamed everywhere',
  name: `.${name}`,
  apply: ({ page }) =>
    changed(
      elementsOf(page).filter((element) => classesOf(element).includes(name)),
      'class',
      withoutClass(name),
    ),
});

const classOnOne = (name: string, index: number, element: Element): Mutation => ({
  kind: 'class renamed on one node',
  name: `.${name} of ${nameOf(element)}, number ${index}`,
  apply: ({ page }) => changed(elementsOf(page).slice(index, index + 1), 'class', withoutClass(name)),
});

const valueRenamed = (kind: Kind, attribute: string, value: string): Mutation => ({
  kind,
  name: `${attribute}="${value}"`,
  apply: ({ page }) =>
    changed(
      elementsOf(page).filter((element) => element.getAttribute(attribute) === value),
      attribute,
      () => NEW_NAME,
    ),
});

/** Every class gets another name, on all elements or on one alone, and every id and value by which the page names its parts. */
export const renamesOn = (page: Document): Mutation[] => {
  const elements = elementsOf(page);
  const classes = new Set(elements.flatMap(classesOf));
  const values = (attribute: string): Set<string> =>
    new Set(elements.flatMap((element) => element.getAttribute(attribute) ?? []));
  return [
    ...[...classes].map(classEverywhere),
    ...elements.flatMap((element, index) => classesOf(element).map((name) => classOnOne(name, index, element))),
    ...NAMING.flatMap((attribute) =>
      [...values(attribute)].map((value) =>
        valueRenamed(attribute === 'id' ? 'id renamed' : 'name renamed', attribute, value),
      ),
    ),
  ];
};
