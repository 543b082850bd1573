import type { CheckoutPage } from '#application/kernel/path.ts';

export type Event = { readonly type: 'order.submit' };
export type Input = { readonly page: CheckoutPage };
export type Context = Input;
export type Tag = 'busy';
export type Meta = { readonly reqs: readonly string[] };
