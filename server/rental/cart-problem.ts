import type * as v from 'valibot';
import type { tripCartProblemCode } from '#contract/rental-cart.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import type { LocalizedText } from '#server/kernel/localized-text.ts';

type Code = v.InferOutput<typeof tripCartProblemCode>;

/** A refusal of the trip cart: `cart_item`, as this family of back ends says, and then what it is about. */
export const cartProblem = (code: Code | null, message: LocalizedText): HttpError =>
  new HttpError(403, [
    { code: 'cart_item', message },
    ...(code === null ? [] : [{ code, message }]),
  ]);
