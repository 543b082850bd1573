import * as v from 'valibot';

/** A number, which back ends of this family sometimes send as text. */
export const numeric = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number)),
]);

/** A whole number above zero that names something. */
export const wireId = v.pipe(numeric, v.safeInteger(), v.minValue(1));

/** 0, 1, true, false, "0" or "1". */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])]),
  v.transform((raw) => raw === true || raw === 1 || raw === '1' || raw === 'true'),
);

export const optionalText = v.nullish(v.string(), '');

/** What every refusal answers. Only the clean form is ever sent; the adapters read older ones too. */
export const errorBody = v.object({
  message: v.string(),
  errors: v.array(v.object({ code: v.string(), message: v.string() })),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;

export const message = v.object({ message: v.string() });

/** One page of a list. `offset` is the number of the page, from 1. */
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

/** Rows by their ids, as `3,5`: twenty-four at most. */
export const idsQuery = v.object({
  ids: v.pipe(
    v.string(),
    v.regex(/^\d{1,9}(,\d{1,9}){0,23}$/),
    v.transform((text) => text.split(',').map(Number)),
  ),
});

/** limit and offset of a list, as a query carries them. */
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

/** Free text of people: trimmed, never markup, of a sensible length. */
export const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

/** Phones, e-mails and codes as they are typed or pasted: the domain reads them, and refuses them with a sentence. */
export const typedText = v.pipe(v.string(), v.trim(), v.maxLength(100));

/** The number by which the server knows a guest. */
export const guestId = v.pipe(numeric, v.safeInteger(), v.minValue(1));

/** The code of a 401 whose guest_id was never given out, or has been purged: the client asks for a new one. */
export const UNKNOWN_GUEST = 'unknown_guest';
