import type * as v from 'valibot';
import type { tripCartProblemCode } from '#contract/rental-cart.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import type { LocalizedText } from '#server/kernel/localized-text.ts';

type Code = v.InferOutput<typeof tripCartProblemCode>;

/** Refusal of the trip cart: `cart_item`, the code of this protocol, then the specific code. */
export const cartRefusal = (code: Code | null, message: LocalizedText): HttpError =>
  new HttpError(403, [
    { code: 'cart_item', message },
    ...(code === null ? [] : [{ code, message }]),
  ]);
