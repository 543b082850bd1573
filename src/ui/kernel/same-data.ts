/** Deep equality for lists and plain records; identity for the rest, such as actors. */
export function isSameData(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!isData(before) || !isData(after)) return false;
  if (Array.isArray(before) !== Array.isArray(after)) return false;
  const keys = Object.keys(before);
  return (
    keys.length === Object.keys(after).length &&
    keys.every((key) => Object.hasOwn(after, key) && isSameData(before[key], after[key]))
  );
}

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);
