import {
  createActor,
  fromCallback,
  fromPromise,
  type EventObject,
  type SimulatedClock,
} from 'xstate';
import type { OrderClaim } from '#domain/ordering/order.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import type * as Tracking from '#application/ordering/tracking.types.ts';
import { trackOrderMachine } from '#application/ordering/track-order/machine.ts';
import type * as TrackOrder from '#application/ordering/track-order/machine.ts';
import { ok } from '#domain/kernel/result.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { anOrder, anOrderLine, NOON } from './builders/order.ts';

/**
 * A tracking whose reads are answered one after the other; after the last, nothing changes. With another clock
 * than the machine's it reads again only when that clock moves.
 */
export function startTracking(
  facts: Partial<Tracking.Input> = {},
  answers: TrackOrder.FindAnswer[] = [],
  clock?: SimulatedClock,
) {
  const claims: OrderClaim[] = [];
  const cancellations: unknown[] = [];
  const track = createActor(
    trackOrderMachine.provide({
      actors: {
        watchPage: fromCallback<EventObject, undefined, PageReport>(() => {}),
        watchVisitorKind: fromCallback(() => {}),
        find: fromPromise<TrackOrder.FindAnswer, OrderClaim>(async ({ input }) => {
          claims.push(input);
          return answers.shift() ?? ok({ tracked: anOrder(), at: NOON });
        }),
        readLines: fromPromise<TrackOrder.LinesAnswer, OrderClaim>(async () => ok([anOrderLine()])),
        readReasons: fromPromise<TrackOrder.ReasonsAnswer, undefined>(async () =>
          ok(['Ordered by mistake']),
        ),
        cancel: fromPromise<Tracking.CancelAnswer, TrackOrder.Cancellation>(async ({ input }) => {
          cancellations.push(input);
          return ok(null);
        }),
      },
    }),
    {
      ...(clock ? { clock } : {}),
      input: {
        number: '100042',
        phone: '+12125550123',
        signedIn: false,
        timeZone: timeZone('America/New_York'),
        country: 'US',
        ...facts,
      },
    },
  ).start();
  return {
    track,
    claims,
    cancellations,
    answersNext: (...given: TrackOrder.FindAnswer[]) => void answers.push(...given),
    now: () => track.getSnapshot(),
  };
}
