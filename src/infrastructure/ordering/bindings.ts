import { createRecallUnanswered } from '#application/account/recall-unanswered.ts';
import { pageAt } from '#application/kernel/page-at.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import { checkoutMachine } from '#application/ordering/checkout/machine.ts';
import { checkoutSlots } from '#application/ordering/checkout/setup.ts';
import { createPlaceOrders } from '#application/ordering/place-orders.use-case.ts';
import { forgettingPurchase } from '#application/ordering/place-purchase.ts';
import { placingMachine, placingSlots } from '#application/ordering/placing/machine.ts';
import {
  prescriptionMachine,
  prescriptionSlots,
} from '#application/ordering/prescription/machine.ts';
import { createTakeQuote } from '#application/ordering/take-quote.use-case.ts';
import { trackOrderMachine, trackOrderSlots } from '#application/ordering/track-order/machine.ts';
import { createWatchShopping } from '#application/ordering/watch-checkout.ts';
import { watchVisitorKind } from '#application/ordering/watch-visitor-kind.ts';
import { ok } from '#domain/kernel/result.ts';
import { createPlacementKeys } from '#infrastructure/account/placement-keys.storage.ts';
import { createPurchaseMemory } from '#infrastructure/cart/storage.ts';
import { CATALOGUE_READER } from '#infrastructure/catalogue/bindings.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import {
  CLOCK,
  CURRENT_SCOPE,
  NAVIGATOR,
  PLATFORM,
  READ_MODELS,
  SHARING,
} from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { watchPageActor } from '#infrastructure/kernel/watch-page.ts';
import { HTTP_CLIENT, WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { providePay } from '#infrastructure/payment/bindings.ts';
import { createOrderGateway, createOrderPayment, createPrescriptions } from './api.ts';
import { ORDER_DRAFTS, createCouponMemory, createKnownOrders } from './storage.ts';

const ORDER_GATEWAY = service((get) => createOrderGateway(get(WIRE)));
export const COUPON_MEMORY = service((get) =>
  createCouponMemory({
    store: get(PLATFORM).sessionStore,
    visitor: () => get(CURRENT_SCOPE).readScope().principal,
  }),
);
export const KNOWN_ORDERS = service((get) => createKnownOrders(get(PLATFORM).sessionStore));
export const PAY_ORDER_MACHINE = service((get) =>
  providePay(get, createOrderPayment(get(WIRE), get(PLATFORM))),
);

export const CHECKOUT_MACHINE = service((get) => {
  const orders = get(ORDER_GATEWAY);
  const known = get(KNOWN_ORDERS);
  const catalogue = get(CATALOGUE_READER);
  const clock = get(CLOCK);
  const reads = get(READ_MODELS);
  const sharing = get(SHARING);
  const navigator = get(NAVIGATOR);
  const { sessionStore: store, uuid, currentUrl } = get(PLATFORM);
  const customer = get(CURRENT_SCOPE).customerId;
  const prescriptions = createPrescriptions(get(HTTP_CLIENT));
  const coupons = get(COUPON_MEMORY);
  const keys = createPlacementKeys({ store, uuid, customer }, ORDER_DRAFTS);
  const memory = createPurchaseMemory({ store, customer, now: clock.now });
  const isAtHome = () => pageAt(currentUrl())?.id === 'home';
  const place = forgettingPurchase(orders.place, memory);
  const placeOrders = createPlaceOrders({ place, keys, known });
  const takeQuote = createTakeQuote({ orders, catalogue });
  return provide(checkoutMachine, checkoutSlots, {
    actors: {
      watchShopping: createWatchShopping({ clock, memory, catalogue, isAtHome }),
      recallUnanswered: createRecallUnanswered(keys),
      takeQuote: fromCall(takeQuote),
      prescription: provide(prescriptionMachine, prescriptionSlots, {
        actors: {
          watchVisitorKind,
          readImages: fromCall((_, signal) => prescriptions.waiting(signal)),
          keepImage: fromCall(prescriptions.keep),
          removeImage: fromCall(prescriptions.remove),
        },
        effects: {},
      }),
      place: provide(placingMachine, placingSlots, {
        actors: {
          // Orders in placement are priced again by the same call as before.
          takeQuote: fromCall(({ request }, signal) => takeQuote(request, signal)),
          // Not aborted with the page: a sent order cannot be recalled.
          placeOrders: fromCall((drafts) => placeOrders(drafts, new AbortController().signal)),
        },
        effects: {
          refreshReads: () => reads.stale(['orders']),
          abandonOrders: (_, drafts) => {
            for (const draft of drafts) keys.settle(draft);
          },
        },
      }),
    },
    effects: {
      copyOrderId: (_, id) => sharing.copyOrderId(id),
      saveCoupon: (_, { page, couponCode }) => coupons.save(page, couponCode),
      goHome: () => navigator.go(paths.home(), { replace: true }),
    },
  });
});

export const TRACK_ORDER_MACHINE = service((get) => {
  const orders = get(ORDER_GATEWAY);
  const known = get(KNOWN_ORDERS);
  const clock = get(CLOCK);
  const navigator = get(NAVIGATOR);
  const reads = get(READ_MODELS);
  return provide(trackOrderMachine, trackOrderSlots, {
    actors: {
      watchPage: watchPageActor(),
      watchVisitorKind,
      find: fromCall(async (claim, signal) => {
        const answer = await orders.track(claim, signal);
        return answer.ok ? ok({ tracked: answer.value, at: clock.now() }) : answer;
      }),
      readLines: fromCall(orders.lines),
      readReasons: fromCall((_, signal) => orders.cancellationReasons(signal)),
      cancel: fromCall(orders.cancel),
    },
    effects: {
      showInAddress: (_, claim) => {
        known.saveClaim(claim);
        navigator.go(paths.trackOrder({ id: claim.id }), { replace: true });
      },
      refreshReads: () => reads.stale(['orders']),
    },
  });
});
