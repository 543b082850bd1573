import * as v from 'valibot';
import * as contract from '#contract/cart.ts';
import type { CartAnswer, CartGateway } from '#application/cart/cart-gateway.port.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { RequestScope } from '#infrastructure/kernel/http-client.ts';
import type { HttpClient, Request } from '#infrastructure/kernel/http-client.ts';
import { readRows, type Report } from '#infrastructure/kernel/rows.ts';
import { ask } from '#infrastructure/kernel/wire.ts';
import { toCartLine, toPayload } from './cart.wire.ts';

type World = {
  readonly http: HttpClient;
  readonly scope: () => Pick<RequestScope, 'token' | 'guestId' | 'moduleId'>;
  readonly currency: () => Currency;
  readonly report: Report;
};

const CART = '/api/v1/customer/cart';
const rows = v.array(v.unknown());

export function createHttpCartGateway({ http, scope, currency, report }: World): CartGateway {
  const isNobody = () => scope().token === null && scope().guestId === null;

  const answered = async (request: Request): Promise<CartAnswer> => {
    const answer = await ask(http, { ...request, asGuest: true }, rows);
    if (!answer.ok) return answer;
    const toLine = (wire: contract.WireCartLine) => toCartLine(wire, currency());
    return ok(readRows(answer.value, contract.cartLine, toLine, report));
  };

  /** A guest without a number yet cannot be told apart from others: as if the shop were away. */
  const changed = async (request: Request): Promise<CartAnswer> =>
    isNobody() ? refuse({ kind: 'unreachable', cause: 'server' } as const) : answered(request);

  return {
    /** Without a module, or without a number, there is no cart yet, and nobody need be asked. */
    list: async (signal) =>
      isNobody() || scope().moduleId === null
        ? ok([])
        : answered({ method: 'GET', path: `${CART}/list`, signal }),
    add: (item, selection) =>
      changed({
        method: 'POST',
        path: `${CART}/add`,
        body: toPayload(item, selection, scope().guestId),
      }),
    update: (line, item, selection) =>
      changed({
        method: 'POST',
        path: `${CART}/update`,
        body: { ...toPayload(item, selection, scope().guestId), cart_id: line },
      }),
    remove: (line) =>
      changed({ method: 'DELETE', path: `${CART}/remove-item`, query: { cart_id: line } }),
    clear: () => changed({ method: 'DELETE', path: `${CART}/remove` }),
  };
}
