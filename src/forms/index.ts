/*
 * Values that come from elsewhere (storage, another part of the extension) are unknown until their form has been checked. A form is
 * a function, and small forms make large ones.
 */

/** Reads a value: a copy with all that the form knows of it and nothing else, or undefined when it is not of that form. */
export type Form<T> = (value: unknown) => T | undefined;

/** What a guard lets pass, as it is. */
export const that =
  <T>(is: (value: unknown) => value is T): Form<T> =>
  (value) =>
    is(value) ? value : undefined;

export const text = that((value): value is string => typeof value === 'string');
export const flag = that((value): value is boolean => typeof value === 'boolean');
export const number = that((value): value is number => typeof value === 'number' && !Number.isNaN(value));

/** A number within limits that still belong to it. */
export const within = (least: number, most: number): Form<number> =>
  that((value): value is number => typeof value === 'number' && value >= least && value <= most);

/** A whole number within limits that still belong to it. */
export const whole = (least: number, most: number): Form<number> => {
  const isWithin = within(least, most);
  return (value) => (Number.isSafeInteger(value) ? isWithin(value) : undefined);
};

/** One of these words, numbers or truth values. */
export const oneOf = <const T>(words: readonly T[]): Form<T> =>
  that((value): value is T => (words as readonly unknown[]).includes(value));

export const orNull =
  <T>(form: Form<T>): Form<T | null> =>
  (value) =>
    value === null ? null : form(value);

/** A form that everything has: what is not of it is read as something else. */
export const or =
  <T>(form: Form<T>, fallback: T): Form<T> =>
  (value) =>
    form(value) ?? fallback;

export const listOf =
  <T>(form: Form<T>): Form<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    // Not `map`, which would pass over what a list leaves out.
    const items = Array.from(value, form);
    return items.every((item) => item !== undefined) ? items : undefined;
  };

/** The first of several forms that a value has. */
export const either =
  <T extends readonly unknown[]>(...forms: { readonly [K in keyof T]: Form<T[K]> }): Form<T[number]> =>
  (value) => {
    for (const form of forms) {
      const read = form(value);
      if (read !== undefined) return read;
    }
    return undefined;
  };

type Forms<T> = { readonly [K in keyof T]: Form<T[K]> };

// A field is one of the value's own: what a prototype has, it has not.
const fieldOf = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** An object with fields that it must have, and others that it may have. */
export const fields =
  <T extends object, O extends object = object>(
    needed: Forms<T>,
    // Without any the object is empty, and then there is no field of O to speak of.
    optional = {} as Forms<O>,
  ): Form<T & Partial<O>> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const read: Record<string, unknown> = {};
    for (const [name, form] of Object.entries<Form<unknown>>({ ...optional, ...needed })) {
      if (!(name in needed) && !Object.hasOwn(value, name)) continue;
      read[name] = form(fieldOf(value, name));
      if (read[name] === undefined) return undefined;
    }
    // Every field that there is was read by the form for it.
    return read as T & Partial<O>;
  };

/** An object whose fields can bear any name. */
export const mapOf =
  <T>(form: Form<T>): Form<Readonly<Record<string, T>>> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return fields(Object.fromEntries(Object.keys(value).map((name) => [name, form])))(value);
  };
