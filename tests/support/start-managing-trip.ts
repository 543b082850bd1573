import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import type * as Tracking from '#application/ordering/tracking.types.ts';
import { watchVisitorKind } from '#application/ordering/watch-visitor-kind.ts';
import { manageTripMachine } from '#application/rental/manage-trip/machine.ts';
import type * as ManageTrip from '#application/rental/manage-trip/machine.ts';
import { ok } from '#domain/kernel/result.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import type { Trip, TripClaim } from '#domain/rental/trip.ts';
import { aTrip, TUESDAY_AT_THREE } from './builders/rental.ts';
import { answeredByHand } from './fakes/by-hand.ts';

export const seen = (facts: Partial<Trip> = {}): ManageTrip.FindAnswer =>
  ok({ tracked: aTrip(facts), at: TUESDAY_AT_THREE });

/** A server of trips that answers reads one after the other; after the last, nothing changes. */
export function tripsByHand(answers: ManageTrip.FindAnswer[] = []) {
  const claims: TripClaim[] = [];
  const reviews: ManageTrip.Review[] = [];
  const signIn = answeredByHand<AuthenticationRequest, AuthenticationOutcome>();
  let last = seen();
  let reviewAnswer: ManageTrip.ReviewAnswer = ok('Thank you.');
  const machine = manageTripMachine.provide({
    actors: {
      watchPage: fromCallback<EventObject, undefined, PageReport>(() => {}),
      watchVisitorKind,
      authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(({ input }) =>
        signIn.ask(input),
      ),
      find: fromPromise<ManageTrip.FindAnswer, TripClaim>(async ({ input }) => {
        claims.push(input);
        const answer = answers.shift() ?? last;
        if (answer.ok) last = answer;
        return answer;
      }),
      cancel: fromPromise<Tracking.CancelAnswer, ManageTrip.Cancellation>(async () => ok(null)),
      reviewVehicle: fromPromise<ManageTrip.ReviewAnswer, ManageTrip.Review>(async ({ input }) => {
        reviews.push(input);
        return reviewAnswer;
      }),
    },
  });
  return {
    machine,
    signIn,
    claims,
    reviews,
    answersNext: (...given: ManageTrip.FindAnswer[]) => void answers.push(...given),
    reviewAnswers: (answer: ManageTrip.ReviewAnswer) => void (reviewAnswer = answer),
  };
}

/** The same, with a trip that is tracked already. */
export function startManagingTrip(
  facts: Partial<Tracking.Input> = {},
  answers: ManageTrip.FindAnswer[] = [],
) {
  const { machine, ...trips } = tripsByHand(answers);
  const alone = machine.provide({ actors: { watchVisitorKind: fromCallback(() => {}) } });
  const manage = createActor(alone, {
    input: {
      number: '500001',
      phone: '+12125550123',
      signedIn: false,
      timeZone: timeZone('America/New_York'),
      country: 'US',
      ...facts,
    },
  }).start();
  return { ...trips, manage, now: () => manage.getSnapshot() };
}
