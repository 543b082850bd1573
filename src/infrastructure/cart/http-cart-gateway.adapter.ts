import * as v from 'valibot';
import * as contract from '#contract/cart.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import type { CartAnswer, CartGateway } from '#application/cart/cart-gateway.port.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { call, type CallOptions, type ScopedWire } from '#infrastructure/kernel/call.ts';
import { readRows } from '#infrastructure/kernel/rows.ts';
import { toCartLine, toPayload } from './cart.wire.ts';

const rows = v.array(v.unknown());

export function createHttpCartGateway({
  http,
  scope,
  currency,
  report,
}: Omit<ScopedWire, 'timeZone'>): CartGateway {
  const isUnidentified = () => scope().token === null && scope().guestId === null;
  const payload = (item: Item, selection: Selection) => toPayload(item, selection, scope().guestId);

  const answered = async <const Call extends Endpoint>(
    endpoint: Call,
    input: InputOf<Call> & CallOptions,
  ): Promise<CartAnswer> => {
    const answer = await call(http, endpoint, { ...input, asGuest: true }, rows);
    if (!answer.ok) return answer;
    const counted = await currency();
    const toLine = (wire: contract.WireCartLine) => toCartLine(wire, counted);
    return ok(readRows(answer.value, contract.cartLine, toLine, report));
  };

  /** A guest without an id cannot be told apart from others: fails as if the server were unreachable. */
  const changed: typeof answered = async (endpoint, input) =>
    isUnidentified()
      ? refuse({ kind: 'unreachable', cause: 'server' } as const)
      : answered(endpoint, input);

  return {
    /** Without a module or an id there is no cart yet, so no call is needed. */
    list: async (signal) =>
      isUnidentified() || scope().moduleId === null
        ? ok([])
        : answered(contract.listCart, { signal }),
    add: (item, selection) => changed(contract.addToCart, { body: payload(item, selection) }),
    update: (line, item, selection) =>
      changed(contract.updateCart, { body: { ...payload(item, selection), cart_id: line } }),
    remove: (line) => changed(contract.removeFromCart, { query: { cart_id: line } }),
    clear: () => changed(contract.clearCart, {}),
  };
}
