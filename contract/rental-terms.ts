import * as v from 'valibot';
import { numeric, wireId } from './kernel.ts';

/** Headers name zones and module, as for every list; a point is required for distances only. */
export const RENTAL_PATH = '/api/v1/rental';

export const tripType = v.picklist(['hourly', 'distance_wise']);
/** Whole hours of one trip. */
export const tripHours = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(720));
/**
 * "2026-11-23 03:05 PM", wall-clock time in the configured zone. The domain checks that the day and
 * hour exist.
 */
export const pickupTime = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) (0[1-9]|1[0-2]):[0-5]\d (AM|PM)$/,
    'Such as "2026-11-23 03:05 PM"',
  ),
);
export const latitude = v.pipe(numeric, v.finite(), v.minValue(-90), v.maxValue(90));
export const longitude = v.pipe(numeric, v.finite(), v.minValue(-180), v.maxValue(180));

/** A parameter of a query that holds JSON as text, of at most so many characters. */
// @__NO_SIDE_EFFECTS__
export function jsonText<Held extends v.GenericSchema>(held: Held, longest: number) {
  return v.pipe(
    v.string(),
    v.maxLength(longest),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      try {
        return JSON.parse(dataset.value);
      } catch {
        addIssue({ message: 'Not JSON' });
        return NEVER;
      }
    }),
    held,
  );
}

/** Discount of a provider on the whole trip cart. */
export const providerDiscount = v.object({
  /** Percent. */
  discount: numeric,
  min_purchase: v.optional(numeric, 0),
  /** 0: no cap. */
  max_discount: v.optional(numeric, 0),
});
/** A list, or a single zone. */
export const pickupZones = v.union([v.array(wireId), wireId]);
