import { ContainerModule } from 'inversify';
import type { CatalogueReader } from '#application/catalogue/catalogue-reader.port.ts';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { plug } from '#application/kernel/plug.ts';
import { checkoutMachine } from '#application/ordering/checkout.machine.ts';
import { checkoutSlots } from '#application/ordering/checkout.setup.ts';
import { placingMachine } from '#application/ordering/placing.machine.ts';
import { placingSlots } from '#application/ordering/placing.setup.ts';
import type { KnownOrders } from '#application/ordering/known-orders.port.ts';
import type { OrderGateway } from '#application/ordering/order-gateway.port.ts';
import type { OrderReader } from '#application/ordering/order-reader.port.ts';
import { createPlaceOrders } from '#application/ordering/place-orders.use-case.ts';
import { profileOf } from '#application/account/session.selectors.ts';
import type { PlacementKeys } from '#application/ordering/placement-keys.port.ts';
import { createTakeQuote } from '#application/ordering/take-quote.use-case.ts';
import { trackOrderMachine } from '#application/ordering/track-order.machine.ts';
import { trackOrderSlots } from '#application/ordering/track-order.setup.ts';
import type { Notifier } from '#application/shell/notifier.port.ts';
import type { OrderId } from '#domain/ordering/order.ts';
import { askWhoYouAreActor } from '#infrastructure/account/ask-who-you-are.adapter.ts';
import { CATALOGUE_READER } from '#infrastructure/catalogue/catalogue.bindings.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  CLOCK,
  EDGES,
  HTTP_CLIENT,
  NAVIGATOR,
  NOTIFIER,
  READ_MODELS,
  STOREFRONT,
} from '#infrastructure/kernel/kernel.bindings.ts';
import { currencyOf, type StorefrontHandle } from '#infrastructure/kernel/storefront-handle.ts';
import { token } from '#infrastructure/kernel/token.ts';
import {
  placeOrdersActor,
  recallUnansweredActor,
  takeQuoteActor,
  watchShoppingActor,
} from './checkout-actors.ts';
import { copyOrderId } from './copy-order-id.adapter.ts';
import { createHttpOrderGateway, type OrderWire } from './http-order-gateway.adapter.ts';
import { createHttpOrderReader } from './http-order-reader.adapter.ts';
import { createSessionKnownOrders } from './session-known-orders.adapter.ts';
import { createSessionPlacementKeys } from './session-placement-keys.adapter.ts';
import {
  cancelOrderActor,
  findOrderActor,
  readLinesActor,
  readReasonsActor,
  watchPageActor,
} from './track-order-actors.ts';

export const CHECKOUT_MACHINE = token<typeof checkoutMachine>('CheckoutMachine');
export const TRACK_ORDER_MACHINE = token<typeof trackOrderMachine>('TrackOrderMachine');
export const ORDER_READER = token<OrderReader>('OrderReader');
export const ORDER_GATEWAY = token<OrderGateway>('OrderGateway');
export const KNOWN_ORDERS = token<KnownOrders>('KnownOrders');
export const COPY_ORDER_ID = token<(id: OrderId) => void>('CopyOrderId');
export const PLACEMENT_KEYS = token<PlacementKeys>('PlacementKeys');
const ORDER_WIRE = token<OrderWire>('OrderWire');

/** Which adapter answers which port of this module. */
export const orderingBindings = new ContainerModule(({ bind }) => {
  bind(ORDER_WIRE).toResolvedValue(
    (http: HttpClient, storefront: StorefrontHandle, { report = () => {} }: Edges): OrderWire => ({
      http,
      currency: () => currencyOf(storefront),
      report,
    }),
    [HTTP_CLIENT, STOREFRONT, EDGES],
  );
  bind(ORDER_READER).toResolvedValue(createHttpOrderReader, [ORDER_WIRE]).inSingletonScope();
  bind(ORDER_GATEWAY).toResolvedValue(createHttpOrderGateway, [ORDER_WIRE]).inSingletonScope();
  bind(PLACEMENT_KEYS)
    .toResolvedValue(
      ({ sessionStore, uuid }: Edges, storefront: StorefrontHandle) =>
        createSessionPlacementKeys(sessionStore, uuid, () => customerOf(storefront)),
      [EDGES, STOREFRONT],
    )
    .inSingletonScope();
  bind(KNOWN_ORDERS)
    .toResolvedValue(({ sessionStore }: Edges) => createSessionKnownOrders(sessionStore), [EDGES])
    .inSingletonScope();
  bind(COPY_ORDER_ID).toResolvedValue(
    (notifier: Notifier) => (id: OrderId) => copyOrderId(id, notifier),
    [NOTIFIER],
  );
  bind(CHECKOUT_MACHINE).toResolvedValue(plugCheckout, [
    ORDER_GATEWAY,
    PLACEMENT_KEYS,
    KNOWN_ORDERS,
    CATALOGUE_READER,
    STOREFRONT,
    CLOCK,
    READ_MODELS,
    NOTIFIER,
  ]);
  bind(TRACK_ORDER_MACHINE).toResolvedValue(plugTrackOrder, [
    ORDER_GATEWAY,
    KNOWN_ORDERS,
    CLOCK,
    NAVIGATOR,
    NOTIFIER,
    READ_MODELS,
  ]);
});

const customerOf = (storefront: StorefrontHandle) =>
  profileOf(storefront.actor().getSnapshot().context.session.getSnapshot())?.id ?? null;

const plugCheckout = (
  orders: OrderGateway,
  keys: PlacementKeys,
  known: KnownOrders,
  catalogue: CatalogueReader,
  storefront: StorefrontHandle,
  clock: Clock,
  reads: ReadModels,
  notifier: Notifier,
): typeof checkoutMachine =>
  plug(checkoutMachine, checkoutSlots, {
    actors: {
      watchShopping: watchShoppingActor(storefront, clock),
      recallUnanswered: recallUnansweredActor(keys, storefront),
      takeQuote: takeQuoteActor(createTakeQuote({ orders, catalogue })),
      place: plug(placingMachine, placingSlots, {
        actors: {
          takeQuote: takeQuoteActor(createTakeQuote({ orders, catalogue })),
          placeOrders: placeOrdersActor(createPlaceOrders({ orders, keys, known })),
        },
        effects: {
          refreshReads: () => {
            storefront.tell.cart({ type: 'cart.reload' });
            reads.stale(['orders']);
          },
          abandonOrders: (_, drafts) => {
            for (const { storeId } of drafts) keys.settle(storeId);
          },
        },
      }),
      authenticate: askWhoYouAreActor(storefront),
    },
    effects: {
      askForPlace: () => storefront.tell.storefront({ type: 'place.ask', use: 'customer' }),
      retryCart: () => storefront.tell.cart({ type: 'cart.retry' }),
      removeLine: (_, line) => storefront.tell.cart({ type: 'line.remove', line }),
      copyOrderId: (_, id) => copyOrderId(id, notifier),
    },
  });

const plugTrackOrder = (
  orders: OrderGateway,
  known: KnownOrders,
  clock: Clock,
  navigator: Navigator,
  notifier: Notifier,
  reads: ReadModels,
): typeof trackOrderMachine =>
  plug(trackOrderMachine, trackOrderSlots, {
    actors: {
      watchPage: watchPageActor(),
      findOrder: findOrderActor(orders, clock),
      readLines: readLinesActor(orders),
      readReasons: readReasonsActor(orders),
      cancelOrder: cancelOrderActor(orders),
    },
    effects: {
      showInAddress: (_, claim) => {
        known.rememberClaim(claim);
        navigator.go(paths.trackOrder({ id: claim.id }), { replace: true });
      },
      showCanceled: () => notifier.tell({ kind: 'orderCanceled' }),
      refreshOrders: () => reads.stale(['orders']),
    },
  });
