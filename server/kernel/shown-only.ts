import type * as v from 'valibot';
import { shownText } from '#domain/kernel/unseen.ts';

/** Fields of calls are never so deep: deeper values are left to the schema, which refuses them. */
const DEEPEST = 100;
/** Compared exactly, and never displayed. */
const SECRET = /password|token/i;

/**
 * Removes invisible characters from all texts of the input; an invisible text becomes empty, so that a schema can
 * refuse it. Only secrets are exempt, so that no field is forgotten.
 */
export function shownOnly(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') return SECRET.test(name) ? value : shownText(value);
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => shownOnly(one, name, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, shownOnly(one, key, depth + 1)]),
  );
}

/** The same schema, applied to visible text only. */
export function readingShown<Schema extends v.GenericSchema>(schema: Schema): Schema {
  const standard = schema['~standard'];
  const reading = Object.create(
    Object.getPrototypeOf(schema) as object,
    Object.getOwnPropertyDescriptors(schema),
  ) as Schema;
  return Object.defineProperty(reading, '~standard', {
    value: { ...standard, validate: (value: unknown) => standard.validate(shownOnly(value)) },
  });
}
