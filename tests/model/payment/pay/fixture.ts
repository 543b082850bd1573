import { paths } from '#application/kernel/path.ts';
import { id } from '#domain/kernel/id.ts';
import { tracksOrder, hasBeenHere } from '#tests/model/support/in-the-app.ts';
import { cents } from '#tests/support/builders/money.ts';
import { aPlacedOrder } from '#tests/support/builders/order.ts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow, PAID_FOR } from './flow.ts';

const ORDER = { id: id<'Order'>(PAID_FOR.id), phone: PAID_FOR.phone };

const comesTo = (path: string) => async (visit: Visit) => {
  const { window } = visit;
  await hasBeenHere(visit);
  const placed = aPlacedOrder({ ...ORDER, method: 'digital_payment', total: cents(1_860) });
  await window.addInitScript(
    (known) => sessionStorage.setItem('knownOrders', known),
    JSON.stringify([{ claim: ORDER, placed }]),
  );
  await tracksOrder(visit, { payment_method: 'digital_payment' });
  await visit.opens(path);
};

export const fixture = defineFixture(flow, {
  arrange: {
    'an order that was just placed': comesTo(paths.checkout('placed', [ORDER.id])),
    'an order that is tracked': comesTo(paths.trackOrder(ORDER)),
  },
});
