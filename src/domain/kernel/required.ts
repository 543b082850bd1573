import { Defect } from './defect.ts';

/** What must be known by now; a defect names it where it is not. */
export function required<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Defect(`There is no ${what}`);
  return value;
}
