import { Defect } from './defect.ts';

/** Returns the value; throws a defect that names it when it is missing. */
export function required<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Defect(`There is no ${what}`);
  return value;
}
