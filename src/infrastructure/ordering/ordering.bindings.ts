import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { ContainerModule } from 'inversify';
import type { CatalogueReader } from '#application/catalogue/catalogue-reader.port.ts';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { pageAt } from '#application/kernel/page-at.ts';
import { paths } from '#application/kernel/path.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { provide } from '#application/kernel/provide.ts';
import { checkoutMachine } from '#application/ordering/checkout/machine.ts';
import { checkoutSlots } from '#application/ordering/checkout/setup.ts';
import type { payMachine } from '#application/payment/pay/machine.ts';
import { placingMachine, placingSlots } from '#application/ordering/placing/machine.ts';
import type { CouponReader } from '#application/ordering/coupon-reader.port.ts';
import type { CouponMemory } from '#application/ordering/coupon-memory.port.ts';
import type { KnownOrders } from '#application/ordering/known-orders.port.ts';
import type { OrderGateway } from '#application/ordering/order-gateway.port.ts';
import type { OrderReader } from '#application/ordering/order-reader.port.ts';
import { createPlaceOrders } from '#application/ordering/place-orders.use-case.ts';
import type { PlacementKeys } from '#application/account/placement-keys.port.ts';
import {
  prescriptionMachine,
  prescriptionSlots,
} from '#application/ordering/prescription/machine.ts';
import type { Prescriptions } from '#application/ordering/prescriptions.port.ts';
import { createTakeQuote } from '#application/ordering/take-quote.use-case.ts';
import { trackOrderMachine } from '#application/ordering/track-order/machine.ts';
import { trackOrderSlots } from '#application/ordering/track-order/setup.ts';
import type { Sharing } from '#application/kernel/sharing.port.ts';
import { CATALOGUE_READER } from '#infrastructure/catalogue/catalogue.bindings.ts';
import { createSessionStoragePurchaseMemory } from '#infrastructure/cart/session-storage-purchase-memory.adapter.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  CLOCK,
  CURRENT_SCOPE,
  PLATFORM,
  HTTP_CLIENT,
  NAVIGATOR,
  READ_MODELS,
  SHARING,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { forgettingPurchase } from '#application/ordering/place-purchase.ts';
import { createWatchShopping } from '#application/ordering/watch-checkout.ts';
import { createRecallUnanswered } from '#application/account/recall-unanswered.ts';
import { watchVisitorKind } from '#application/ordering/watch-visitor-kind.ts';
import { watchPageActor } from '#infrastructure/kernel/watch-page.ts';
import { providePay } from '#infrastructure/payment/provide-pay.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { placeOrdersActor, requoteActor, takeQuoteActor } from './checkout-actors.ts';
import { createHttpCouponReader } from './http-coupon-reader.adapter.ts';
import { createHttpOrderGateway } from './http-order-gateway.adapter.ts';
import { createHttpOrderPayment } from './http-order-payment.adapter.ts';
import { createHttpPrescriptions } from './http-prescriptions.adapter.ts';
import { keepImageActor, readImagesActor, removeImageActor } from './prescription-actors.ts';
import { createHttpOrderReader } from './http-order-reader.adapter.ts';
import type { OrderWire } from './order-wire.ts';
import { createSessionCouponMemory } from './session-coupon-memory.adapter.ts';
import { createSessionKnownOrders } from './session-known-orders.adapter.ts';
import { createSessionPlacementKeys } from '#infrastructure/account/session-placement-keys.adapter.ts';
import { ORDER_DRAFTS } from './sent-orders.ts';
import {
  cancelOrderActor,
  findOrderActor,
  readLinesActor,
  readReasonsActor,
} from './track-order-actors.ts';

export const CHECKOUT_MACHINE = token<typeof checkoutMachine>('CheckoutMachine');
export const TRACK_ORDER_MACHINE = token<typeof trackOrderMachine>('TrackOrderMachine');
export const ORDER_READER = token<OrderReader>('OrderReader');
export const ORDER_GATEWAY = token<OrderGateway>('OrderGateway');
export const COUPON_MEMORY = token<CouponMemory>('CouponMemory');
export const KNOWN_ORDERS = token<KnownOrders>('KnownOrders');
export const PRESCRIPTIONS = token<Prescriptions>('Prescriptions');
export const PLACEMENT_KEYS = token<PlacementKeys<OrderDraft>>('PlacementKeys');
export const COUPON_READER = token<CouponReader>('CouponReader');
export const PAY_ORDER_MACHINE = token<typeof payMachine>('PayOrderMachine');
export const ORDER_WIRE = token<OrderWire>('OrderWire');

export const orderingBindings = new ContainerModule(({ bind }) => {
  bind(ORDER_WIRE).toResolvedValue(
    (http: HttpClient, { currency }: CurrentScope, { report = () => {} }: Platform): OrderWire => ({
      http,
      currency,
      report,
    }),
    [HTTP_CLIENT, CURRENT_SCOPE, PLATFORM],
  );
  bind(ORDER_READER).toResolvedValue(createHttpOrderReader, [ORDER_WIRE]).inSingletonScope();
  bind(COUPON_READER).toResolvedValue(createHttpCouponReader, [ORDER_WIRE]).inSingletonScope();
  bind(ORDER_GATEWAY).toResolvedValue(createHttpOrderGateway, [ORDER_WIRE]).inSingletonScope();
  bind(PRESCRIPTIONS).toResolvedValue(createHttpPrescriptions, [HTTP_CLIENT]).inSingletonScope();
  bind(PLACEMENT_KEYS)
    .toResolvedValue(
      ({ sessionStore, uuid }: Platform, { customerId }: CurrentScope) =>
        createSessionPlacementKeys(
          { store: sessionStore, uuid, customer: customerId },
          ORDER_DRAFTS,
        ),
      [PLATFORM, CURRENT_SCOPE],
    )
    .inSingletonScope();
  bind(COUPON_MEMORY)
    .toResolvedValue(
      ({ sessionStore: store }: Platform, { readScope }: CurrentScope) =>
        createSessionCouponMemory({ store, visitor: () => readScope().principal }),
      [PLATFORM, CURRENT_SCOPE],
    )
    .inSingletonScope();
  bind(KNOWN_ORDERS)
    .toResolvedValue(
      ({ sessionStore }: Platform) => createSessionKnownOrders(sessionStore),
      [PLATFORM],
    )
    .inSingletonScope();
  bind(PAY_ORDER_MACHINE).toResolvedValue(
    (wire: OrderWire, reads: ReadModels, platform: Platform) =>
      providePay(createHttpOrderPayment(wire, platform), reads, platform),
    [ORDER_WIRE, READ_MODELS, PLATFORM],
  );
  bind(CHECKOUT_MACHINE).toResolvedValue(provideCheckout, [
    ORDER_GATEWAY,
    PLACEMENT_KEYS,
    KNOWN_ORDERS,
    CATALOGUE_READER,
    CLOCK,
    READ_MODELS,
    SHARING,
    NAVIGATOR,
    PLATFORM,
    CURRENT_SCOPE,
    PRESCRIPTIONS,
    COUPON_MEMORY,
  ]);
  bind(TRACK_ORDER_MACHINE).toResolvedValue(provideTrackOrder, [
    ORDER_GATEWAY,
    KNOWN_ORDERS,
    CLOCK,
    NAVIGATOR,
    READ_MODELS,
  ]);
});

const provideCheckout = (
  orders: OrderGateway,
  keys: PlacementKeys<OrderDraft>,
  known: KnownOrders,
  catalogue: CatalogueReader,
  clock: Clock,
  reads: ReadModels,
  sharing: Sharing,
  navigator: Navigator,
  { sessionStore, currentUrl }: Platform,
  { customerId }: CurrentScope,
  prescriptions: Prescriptions,
  coupons: CouponMemory,
): typeof checkoutMachine => {
  const memory = createSessionStoragePurchaseMemory({
    ...{ store: sessionStore, customer: customerId, now: clock.now },
  });
  const isAtHome = () => pageAt(currentUrl())?.id === 'home';
  const place = forgettingPurchase(orders.place, memory);
  return provide(checkoutMachine, checkoutSlots, {
    actors: {
      watchShopping: createWatchShopping({ clock, memory, catalogue, isAtHome }),
      recallUnanswered: createRecallUnanswered(keys),
      takeQuote: takeQuoteActor(createTakeQuote({ orders, catalogue })),
      prescription: provide(prescriptionMachine, prescriptionSlots, {
        actors: {
          watchVisitorKind,
          readImages: readImagesActor(prescriptions),
          keepImage: keepImageActor(prescriptions),
          removeImage: removeImageActor(prescriptions),
        },
        effects: {},
      }),
      place: provide(placingMachine, placingSlots, {
        actors: {
          takeQuote: requoteActor(createTakeQuote({ orders, catalogue })),
          placeOrders: placeOrdersActor(createPlaceOrders({ place, keys, known })),
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
};

const provideTrackOrder = (
  orders: OrderGateway,
  known: KnownOrders,
  clock: Clock,
  navigator: Navigator,
  reads: ReadModels,
): typeof trackOrderMachine =>
  provide(trackOrderMachine, trackOrderSlots, {
    actors: {
      watchPage: watchPageActor(),
      watchVisitorKind,
      find: findOrderActor(orders, clock),
      readLines: readLinesActor(orders),
      readReasons: readReasonsActor(orders),
      cancel: cancelOrderActor(orders),
    },
    effects: {
      showInAddress: (_, claim) => {
        known.saveClaim(claim);
        navigator.go(paths.trackOrder({ id: claim.id }), { replace: true });
      },
      refreshReads: () => reads.stale(['orders']),
    },
  });
