import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type { PageReport } from '#application/kernel/page-report.ts';
import { manageTripMachine } from '#application/rental/manage-trip.machine.ts';
import type * as ManageTrip from '#application/rental/manage-trip.types.ts';
import { ok } from '#domain/kernel/result.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import type { Trip, TripClaim } from '#domain/rental/trip.ts';
import { aTrip, TUESDAY_AT_THREE } from './builders/rental.ts';

export const seen = (facts: Partial<Trip> = {}): ManageTrip.FindAnswer =>
  ok({ trip: aTrip(facts), at: TUESDAY_AT_THREE });

/** A trip whose looks are answered one after the other; after the last, nothing has changed. */
export function startManagingTrip(
  facts: Partial<ManageTrip.Input> = {},
  answers: ManageTrip.FindAnswer[] = [],
) {
  const claims: TripClaim[] = [];
  const cancellations: unknown[] = [];
  const reviews: ManageTrip.Review[] = [];
  let last = seen();
  let cancelAnswer: ManageTrip.CancelAnswer = ok(null);
  let reviewAnswer: ManageTrip.ReviewAnswer = ok('Thank you.');
  const manage = createActor(
    manageTripMachine.provide({
      actors: {
        watchPage: fromCallback<EventObject, undefined, PageReport>(() => {}),
        findTrip: fromPromise<ManageTrip.FindAnswer, TripClaim>(async ({ input }) => {
          claims.push(input);
          const answer = answers.shift() ?? last;
          if (answer.ok) last = answer;
          return answer;
        }),
        cancelTrip: fromPromise<ManageTrip.CancelAnswer, ManageTrip.Cancellation>(
          async ({ input }) => {
            cancellations.push(input);
            return cancelAnswer;
          },
        ),
        reviewVehicle: fromPromise<ManageTrip.ReviewAnswer, ManageTrip.Review>(
          async ({ input }) => {
            reviews.push(input);
            return reviewAnswer;
          },
        ),
      },
    }),
    {
      input: {
        tripId: '500001',
        phone: '+12125550123',
        signedIn: false,
        timeZone: timeZone('America/New_York'),
        ...facts,
      },
    },
  ).start();
  return {
    manage,
    claims,
    cancellations,
    reviews,
    answersNext: (...given: ManageTrip.FindAnswer[]) => void answers.push(...given),
    cancelAnswers: (answer: ManageTrip.CancelAnswer) => void (cancelAnswer = answer),
    reviewAnswers: (answer: ManageTrip.ReviewAnswer) => void (reviewAnswer = answer),
    now: () => manage.getSnapshot(),
  };
}
