import type * as v from 'valibot';
import type { orderAgain } from '#contract/ordering-again.ts';

type Wire = v.InferInput<typeof orderAgain>;

const LINE: Wire['lines'][number] = {
  id: 1,
  item_id: 1,
  name: 'Masala Dosa',
  image_full_url: '/pictures/dosa-320.webp',
  quantity: 2,
  available: 2,
  amount_then: 20,
  amount_now: 20,
  code: null,
  message: null,
};

/** An earlier order as the wire tells what of it can be had: each line as before, unless said otherwise. */
export const aWireOrderAgain = (...lines: readonly Partial<Wire['lines'][number]>[]): Wire => ({
  order_id: 100_042,
  module_id: 1,
  store: { id: 1, name: 'Dosa Corner', open: true },
  seen: 'as-shown',
  lines: lines.map((line, at) => ({ ...LINE, id: at + 1, ...line })),
});
