import * as v from 'valibot';

/** Number, which back ends of this family sometimes send as text. */
export const numeric = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number)),
]);

/** Id: a positive safe integer. */
export const wireId = v.pipe(numeric, v.safeInteger(), v.minValue(1));

/** 0, 1, true, false, "0" or "1". */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])]),
  v.transform((raw) => raw === true || raw === 1 || raw === '1' || raw === 'true'),
);

export const optionalText = v.nullish(v.string(), '');

/** Body of every refusal. This server sends the clean form only; the adapters read older ones too. */
export const errorBody = v.object({
  message: v.string(),
  errors: v.array(v.object({ code: v.string(), message: v.string() })),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;

export const message = v.object({ message: v.string() });

/** Page of a list. `offset` is the page number, from 1. */
export const pageOf = /* @__NO_SIDE_EFFECTS__ */ <List extends string, Row extends v.GenericSchema>(
  list: List,
  row: Row,
) =>
  v.object({
    total_size: numeric,
    limit: numeric,
    offset: numeric,
    [list]: v.array(row),
  } as {
    total_size: typeof numeric;
    limit: typeof numeric;
    offset: typeof numeric;
  } & Record<List, v.ArraySchema<Row, undefined>>);

/** Ids such as `3,5`, at most twenty-four. */
export const idsQuery = v.object({
  ids: v.pipe(
    v.string(),
    v.regex(/^\d{1,9}(,\d{1,9}){0,23}$/),
    v.transform((text) => text.split(',').map(Number)),
  ),
});

export const pageQuery = v.object({
  limit: v.optional(v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(100)), 12),
  offset: v.optional(v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(100_000)), 1),
});

/**
 * A list of at most so many. What is beyond is not looked at: a long list of small errors must not cost
 * more to refuse than it weighs.
 */
// @__NO_SIDE_EFFECTS__
export function listOf<Item extends v.GenericSchema>(item: Item, maximum: number) {
  const list = v.pipe(v.array(item), v.maxLength(maximum));
  const run = list['~run'];
  const bounded: typeof run = (dataset, config) => {
    const { value } = dataset;
    const isLonger = Array.isArray(value) && value.length > maximum + 1;
    return run(isLonger ? { ...dataset, value: value.slice(0, maximum + 1) } : dataset, config);
  };
  return Object.assign(list, { '~run': bounded });
}

/** Free text of people: trimmed, never markup, at most 100 characters. */
export const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

/** Phones, e-mails and codes as typed: the domain parses them, and refuses them with a message. */
export const typedText = v.pipe(v.string(), v.trim(), v.maxLength(100));

export const guestId = v.pipe(numeric, v.safeInteger(), v.minValue(1));

/** Code of a 401 for a guest_id that was never issued, or has been purged: the client requests a new one. */
export const UNKNOWN_GUEST = 'unknown_guest';
