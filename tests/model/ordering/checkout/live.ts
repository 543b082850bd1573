import { to } from '#application/kernel/system.ts';
import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '#application/ordering/checkout/machine.ts';
import { linesIn } from '#application/ordering/checkout/rules.ts';
import { nowIsImpossible, slotsOffered } from '#application/ordering/checkout/selectors.ts';
import type * as Checkout from '#application/ordering/checkout/setup.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { byPage, defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import {
  MODULE,
  PLACE,
  readsOfCart,
  MAY_ADD,
  MAY_ADD_CART_REFUSED,
  FILLED_CART,
} from '#tools/inspector/adapters/preparations.ts';
import type { flow } from './flow.ts';

const CONTACT = { name: 'Gus Guest', phone: '+12125550177', email: 'gus@example.com' };
/** States that placing leads to when a price has risen since it was shown. */
const DEARER: readonly string[] = ['agreeing', 'repriced'];
const PAYS_CASH = { type: 'method.choose', method: 'cash_on_delivery' } as const;

/** Required fields of a guest: contact, payment, and a time where the store is closed now. */
export function whatIsMissing(
  snapshot: SnapshotFrom<typeof checkoutMachine>,
): readonly Checkout.Event[] {
  const { form } = snapshot.context;
  const typed = (['name', 'phone', 'email'] as const)
    .filter((field) => form[field] === '')
    .map((field) => ({ type: 'field.type', field, text: CONTACT[field] }) as const);
  const paid = form.method === null ? [PAYS_CASH] : [];
  const [slot] = nowIsImpossible(snapshot) ? slotsOffered(snapshot) : [];
  const timed = slot === undefined ? [] : [{ type: 'slot.choose', slot: slot.from } as const];
  return [...typed, ...paid, ...timed];
}

/** Events for a page that stayed open until every price has expired. */
function muchLater({
  context: { shopping, quote },
}: SnapshotFrom<typeof checkoutMachine>): readonly Checkout.Event[] {
  if (!shopping || !quote) return [];
  const now = later(quote.expiresAt, MINUTE);
  return [{ type: 'shopping.change', shopping: { ...shopping, now } }];
}

export const live = defineLiveWalk<typeof flow>({
  opening: byPage(() => '/checkout?page=cart'),
  preparations: (state) => {
    if (state === 'gathering') return [PLACE, MODULE, MAY_ADD];
    if (state === 'unread') return [PLACE, MODULE, MAY_ADD_CART_REFUSED];
    return state === 'empty' ? [PLACE, MODULE] : [PLACE, MODULE, MAY_ADD, FILLED_CART];
  },
  beginnings: { gathering: { arranged: readsOfCart('hold') } },
  sends: {
    'order.submit': async ({ snapshot, goal, end, desk }) => {
      if (end.flow === 'ordering/placing' && DEARER.includes(end.state)) {
        const [line] = linesIn(snapshot.context);
        if (line) await desk.raisesPrice(line.item);
      }
      return [
        ...whatIsMissing(snapshot),
        ...(goal === 'repricing' ? muchLater(snapshot) : []),
        { type: 'order.submit' },
      ];
    },
  },
  sendsCase: {
    'shopping.change': {
      'no place': ({ app }) => {
        to('storefront')(app.storefront).send({ type: 'place.change', place: null });
        return [];
      },
    },
  },
  happens: ['shopping.change'],
  answers: {
    recallUnanswered: { nothing: 'usual', 'an order': 'later' },
    takeQuote: { priced: 'usual' },
    takeQuoteAgain: { 'as before': 'usual' },
    authenticate: { signedIn: 'usual' },
    authenticateToOrder: { signedIn: 'usual' },
  },
});
