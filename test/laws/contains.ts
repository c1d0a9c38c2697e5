/**
 * Whether `part` is contained in `whole` as the cases mean it: an object by its listed keys, an array whole and item by
 * item, anything else exactly.
 */
export const contains = (part: unknown, whole: unknown): boolean => {
  if (Array.isArray(part)) {
    return Array.isArray(whole) && part.length === whole.length && part.every((item, i) => contains(item, whole[i]));
  }
  if (typeof part !== 'object' || part === null) return part === whole;
  if (typeof whole !== 'object' || whole === null) return false;
  // Both are objects: their fields can be read by name.
  const fields = whole as Record<string, unknown>;
  return Object.entries(part).every(([key, value]) => contains(value, fields[key]));
};
