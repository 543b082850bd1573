import type * as v from 'valibot';
import type { tripCartProblemCode } from '#contract/rental-cart.ts';
import { Problem } from '#server/kernel/problem.ts';
import type { Words } from '#server/kernel/words.ts';

type Code = v.InferOutput<typeof tripCartProblemCode>;

/** A refusal of the trip cart: `cart_item`, as this family of back ends says, and then what it is about. */
export const cartProblem = (code: Code | null, message: Words): Problem =>
  new Problem(403, [{ code: 'cart_item', message }, ...(code === null ? [] : [{ code, message }])]);
