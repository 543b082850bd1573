import { provide } from '#application/kernel/provide.ts';
import { createCouponQueries } from '#application/ordering/coupon.queries.ts';
import { createOrderQueries } from '#application/ordering/order.queries.ts';
import { reorderMachine, reorderSlots } from '#application/ordering/reorder/machine.ts';
import {
  requestRefundMachine,
  requestRefundSlots,
} from '#application/ordering/request-refund/machine.ts';
import {
  writeReviewMachine,
  writeReviewSlots,
} from '#application/ordering/write-review/machine.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { CLOCK, NAVIGATOR, READ_MODELS } from '#infrastructure/kernel/bindings.ts';
import { service, type Get } from '#infrastructure/kernel/service.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import {
  createOrderReviewing,
  createRefundGateway,
  createCouponReader,
  createOrderReader,
  createReorderGateway,
} from './orders.api.ts';
import {
  CHECKOUT_MACHINE,
  COUPON_MEMORY,
  KNOWN_ORDERS,
  PAY_ORDER_MACHINE,
  TRACK_ORDER_MACHINE,
} from './bindings.ts';

export const ORDERING = service((get) => {
  const reviewing = createOrderReviewing(get(WIRE));
  const reads = get(READ_MODELS);
  return {
    checkout: get(CHECKOUT_MACHINE),
    payOrder: get(PAY_ORDER_MACHINE),
    trackOrder: get(TRACK_ORDER_MACHINE),
    reorder: provideReorder(get),
    writeReview: provide(writeReviewMachine, writeReviewSlots, {
      actors: { sendReview: fromCall(reviewing.send) },
      effects: { refreshReads: () => reads.stale(['orders', 'items', 'stores']) },
    }),
    requestRefund: provideRequestRefund(get),
    orders: createOrderQueries(createOrderReader(get(WIRE))),
    coupons: createCouponQueries(createCouponReader(get(WIRE)), get(CLOCK)),
    knownOrders: get(KNOWN_ORDERS),
    couponMemory: get(COUPON_MEMORY),
  };
});

function provideReorder(get: Get) {
  const orders = createReorderGateway(get(WIRE));
  const navigator = get(NAVIGATOR);
  return provide(reorderMachine, reorderSlots, {
    actors: {
      checkReorder: fromCall(orders.check),
      putAgain: fromCall(({ reorder, replaces }, signal) =>
        orders.putIntoCart(reorder, { replaces, signal }),
      ),
    },
    effects: { openCart: () => navigator.changeQuery({ drawer: 'cart' }) },
  });
}

function provideRequestRefund(get: Get) {
  const refunds = createRefundGateway(get(WIRE));
  const reads = get(READ_MODELS);
  return provide(requestRefundMachine, requestRefundSlots, {
    actors: {
      readReasons: fromCall((_, signal) => refunds.reasons(signal)),
      sendRequest: fromCall(refunds.request),
    },
    effects: { refreshReads: () => reads.stale(['orders']) },
  });
}
