import { ContainerModule } from 'inversify';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import type { PlacementKeys } from '#application/account/placement-keys.port.ts';
import { watchVisitorKind } from '#application/ordering/watch-visitor-kind.ts';
import type { bookTripMachine } from '#application/rental/book-trip/machine.ts';
import type { payMachine } from '#application/payment/pay/machine.ts';
import type { KnownTrips } from '#application/rental/known-trips.port.ts';
import { manageTripMachine } from '#application/rental/manage-trip/machine.ts';
import { manageTripSlots } from '#application/rental/manage-trip/setup.ts';
import type { TripCartGateway } from '#application/rental/trip-cart-gateway.port.ts';
import type { TripGateway } from '#application/rental/trip-gateway.port.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import {
  CLOCK,
  CURRENT_SCOPE,
  NAVIGATOR,
  PLATFORM,
  READ_MODELS,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { watchPageActor } from '#infrastructure/kernel/watch-page.ts';
import { providePay } from '#infrastructure/payment/provide-pay.ts';
import { createSessionPlacementKeys } from '#infrastructure/account/session-placement-keys.adapter.ts';
import { provideBookTrip, TRIP_DRAFTS } from './book-trip.bindings.ts';
import { createHttpTripCartGateway } from './http-trip-cart-gateway.adapter.ts';
import { createHttpTripGateway } from './http-trip-gateway.adapter.ts';
import { createHttpTripPayment } from './http-trip-payment.adapter.ts';
import { manageTripCalls } from './manage-trip-actors.ts';
import type { RentalWire } from './rental-wire.ts';
import { RENTAL_WIRE, rentalWireBindings } from './rental-wire.bindings.ts';
import { createSessionKnownTrips } from './session-known-trips.adapter.ts';

export const TRIP_GATEWAY = token<TripGateway>('TripGateway');
export const KNOWN_TRIPS = token<KnownTrips>('KnownTrips');
export const BOOK_TRIP_MACHINE = token<typeof bookTripMachine>('BookTripMachine');
const BOOKED_CARTS = token<TripCartGateway>('BookedCarts');
const BOOKING_KEYS = token<PlacementKeys<TripDraft>>('BookingKeys');
export const PAY_TRIP_MACHINE = token<typeof payMachine>('PayTripMachine');
export const MANAGE_TRIP_MACHINE = token<typeof manageTripMachine>('ManageTripMachine');

const bindings = new ContainerModule(({ bind }) => {
  bind(TRIP_GATEWAY).toResolvedValue(createHttpTripGateway, [RENTAL_WIRE]).inSingletonScope();
  bind(KNOWN_TRIPS)
    .toResolvedValue(
      ({ sessionStore }: Platform) => createSessionKnownTrips(sessionStore),
      [PLATFORM],
    )
    .inSingletonScope();
  bind(BOOKED_CARTS).toResolvedValue(createHttpTripCartGateway, [RENTAL_WIRE]);
  bind(BOOKING_KEYS)
    .toResolvedValue(
      ({ sessionStore, uuid }: Platform, { customerId }: CurrentScope) =>
        createSessionPlacementKeys(
          { store: sessionStore, uuid, customer: customerId },
          TRIP_DRAFTS,
        ),
      [PLATFORM, CURRENT_SCOPE],
    )
    .inSingletonScope();
  bind(BOOK_TRIP_MACHINE).toResolvedValue(provideBookTrip, [
    TRIP_GATEWAY,
    BOOKED_CARTS,
    BOOKING_KEYS,
    KNOWN_TRIPS,
    CLOCK,
    READ_MODELS,
  ]);
  bind(PAY_TRIP_MACHINE).toResolvedValue(
    (wire: RentalWire, reads: ReadModels, platform: Platform) =>
      providePay(createHttpTripPayment(wire, platform), reads, platform),
    [RENTAL_WIRE, READ_MODELS, PLATFORM],
  );
  bind(MANAGE_TRIP_MACHINE).toResolvedValue(provideManageTrip, [
    TRIP_GATEWAY,
    KNOWN_TRIPS,
    CLOCK,
    NAVIGATOR,
    READ_MODELS,
  ]);
});

export const tripsBindings = [rentalWireBindings, bindings] as const;

const provideManageTrip = (
  trips: TripGateway,
  known: KnownTrips,
  clock: Clock,
  navigator: Navigator,
  reads: ReadModels,
): typeof manageTripMachine =>
  provide(manageTripMachine, manageTripSlots, {
    actors: { watchPage: watchPageActor(), watchVisitorKind, ...manageTripCalls(trips, clock) },
    effects: {
      showInAddress: (_, claim) => {
        known.saveClaim(claim);
        navigator.go(paths.trackTrip({ id: claim.id }), { replace: true });
      },
      refreshReads: () => reads.stale(['trips', 'vehicles']),
    },
  });
