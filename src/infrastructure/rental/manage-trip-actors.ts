import { fromPromise } from 'xstate';
import type { Clock } from '#application/kernel/clock.port.ts';
import type * as Tracking from '#application/ordering/tracking.types.ts';
import type * as ManageTrip from '#application/rental/manage-trip/setup.ts';
import type { TripGateway } from '#application/rental/trip-gateway.port.ts';
import { ok } from '#domain/kernel/result.ts';
import type { TripClaim } from '#domain/rental/trip.ts';

export const manageTripCalls = (trips: TripGateway, clock: Clock) => ({
  find: fromPromise<ManageTrip.FindAnswer, TripClaim>(async ({ input, signal }) => {
    const answer = await trips.trip(input, signal);
    return answer.ok ? ok({ tracked: answer.value, at: clock.now() }) : answer;
  }),
  cancel: fromPromise<Tracking.CancelAnswer, ManageTrip.Cancellation>(({ input, signal }) =>
    trips.cancel(input, signal),
  ),
  reviewVehicle: fromPromise<ManageTrip.ReviewAnswer, ManageTrip.Review>(({ input, signal }) =>
    trips.review(input, signal),
  ),
});
