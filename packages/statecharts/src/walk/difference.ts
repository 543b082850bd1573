type Facts = Readonly<Record<string, unknown>>;

/**
 * The difference of two records, a line per key, expected and actual. For two lists, such as the actions of a
 * step, only the missing elements of each.
 */
export function differenceOf(expected: Facts, actual: Facts): readonly string[] {
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return keys.flatMap((key) => differenceAt(key, expected[key], actual[key]));
}

function differenceAt(path: string, expected: unknown, actual: unknown): readonly string[] {
  if (JSON.stringify(expected) === JSON.stringify(actual)) return [];
  if (isRecord(expected) && isRecord(actual)) {
    return differenceOf(expected, actual).map((line) => `${path}.${line}`);
  }
  const lists = [expected ?? [], actual ?? []];
  if (lists.every(isListOfTexts)) return listDifference(path, ...(lists as [Texts, Texts]));
  return [`${path}: expected ${textOf(expected)}, got ${textOf(actual)}`];
}

type Texts = readonly string[];

function listDifference(path: string, expected: Texts, actual: Texts): readonly string[] {
  const missing = expected.filter((one) => !actual.includes(one));
  const added = actual.filter((one) => !expected.includes(one));
  if (missing.length + added.length === 0) {
    return [`${path}: same entries in another order or number: ${actual.join('; ')}`];
  }
  return [
    ...missing.map((one) => `${path}: "${one}" is missing`),
    ...added.map((one) => `${path}: "${one}" is new`),
  ];
}

const isRecord = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfTexts = (value: unknown): value is Texts =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const textOf = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value);
