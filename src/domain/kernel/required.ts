import { Defect } from './defect.ts';

/** The value, which must exist by now; else a defect that names it. */
export function required<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Defect(`There is no ${what}`);
  return value;
}
