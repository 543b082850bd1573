import type * as v from 'valibot';
import { shownText } from '#domain/kernel/unseen.ts';

/** No call has a field so deep: what lies below is left to the schema, which refuses it. */
const DEEPEST = 100;
/** These are compared to a letter, and shown to no one. */
const SECRET = /password|token/i;

/**
 * What was sent, of its texts what people see: nothing that is hidden is kept, and a text of which nothing would be
 * seen is empty, as a schema that asks for one refuses it. Nothing but secrets is excepted, so that no field is forgotten.
 */
export function shownOnly(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') return SECRET.test(name) ? value : shownText(value);
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => shownOnly(one, name, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, shownOnly(one, key, depth + 1)]),
  );
}

/** The same schema, of which validators ask for what is shown alone. */
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
