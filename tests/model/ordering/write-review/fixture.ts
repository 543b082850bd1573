import { callName } from '#contract/endpoint.ts';
import { trackOrder } from '#contract/ordering.ts';
import { listOrderReviews } from '#contract/ordering-reviews.ts';
import { paths } from '#application/kernel/path.ts';
import { hasBeenHere, isAsha } from '#tests/model/support/in-the-app.ts';
import { aWireOrder } from '#tests/support/builders/order-wire.ts';
import { defineFixture } from '#tools/flows/kit.ts';
import { leftWithoutSession, signsInBeside } from '../tracking-in-chromium.ts';
import { DOSA, flow, ORDER } from './flow.ts';

export const fixture = defineFixture(flow, {
  arrange: {
    'an order that has come': async (visit) => {
      await hasBeenHere(visit);
      await isAsha(visit);
      const order = aWireOrder({ order_status: 'delivered', payment_status: 'paid' });
      await visit.desk.answers(callName(trackOrder), order);
      const image_full_url = '/pictures/dosa-320.webp';
      await visit.desk.answers(callName(listOrderReviews), {
        items: [
          { item_id: DOSA.id, name: DOSA.name, image_full_url, review: null, can_review: true },
        ],
        courier: { review: null, can_review: true },
      });
      await visit.opens(paths.trackOrder({ id: ORDER }));
    },
  },
  ...signsInBeside,
  unreached: leftWithoutSession(),
});
