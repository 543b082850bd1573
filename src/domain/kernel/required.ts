import { Defect } from './defect.ts';

/** Throws a defect that names the missing value. */
export function required<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Defect(`There is no ${what}`);
  return value;
}
