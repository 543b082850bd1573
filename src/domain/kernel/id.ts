import type { Branded } from './brand.ts';
import { Defect } from './defect.ts';

/** A number that names one thing of a kind, such as `Id<'Item'>`. Whole and above zero. */
export type Id<Kind extends string> = Branded<number, `${Kind}Id`>;

/** The only conversion of a raw number to an id. */
export function id<Kind extends string>(raw: number): Id<Kind> {
  const parsed = parseId<Kind>(raw);
  if (parsed === null) throw new Defect(`Not an id: ${raw}`);
  return parsed;
}

/** Parses an id from an address or a wire; null when it is none. */
export function parseId<Kind extends string>(raw: unknown): Id<Kind> | null {
  const number = typeof raw === 'string' && /^\d{1,16}$/.test(raw.trim()) ? Number(raw) : raw;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? (number as Id<Kind>)
    : null;
}
