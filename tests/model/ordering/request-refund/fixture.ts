import { callName } from '#contract/endpoint.ts';
import { trackOrder } from '#contract/ordering.ts';
import { paths } from '#application/kernel/path.ts';
import { hasBeenHere, isAsha } from '#tests/model/support/in-the-app.ts';
import { aWireOrder } from '#tests/support/builders/order-wire.ts';
import { defineFixture } from '#tools/flows/kit.ts';
import { leftWithoutSession, signsInBeside } from '../tracking-in-chromium.ts';
import { flow, ORDER } from './flow.ts';

export const fixture = defineFixture(flow, {
  arrange: {
    'an order that is paid': async (visit) => {
      await hasBeenHere(visit);
      await isAsha(visit);
      const order = aWireOrder({ order_status: 'delivered', payment_status: 'paid' });
      await visit.desk.answers(callName(trackOrder), order);
      await visit.opens(paths.trackOrder(ORDER));
    },
  },
  ...signsInBeside,
  unreached: leftWithoutSession('readReasons → signedOut'),
});
