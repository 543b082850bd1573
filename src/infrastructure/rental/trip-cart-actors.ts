import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { RollbackJournal } from '#application/rental/rollback-journal.port.ts';
import type { TripCartGateway } from '#application/rental/trip-cart-gateway.port.ts';
import type * as TripCartFlow from '#application/rental/trip-cart/setup.ts';
import type { TripLineId } from '#domain/rental/trip-cart.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

type Answer = TripCartFlow.Answer;

export const tripCartCalls = (gateway: TripCartGateway, note: RollbackJournal) => ({
  readCart: fromPromise<Answer, undefined>(({ signal }) => gateway.read(signal)),
  readJournal: fromPromise<TripCartFlow.Note, TripCartFlow.RentalScope['who']>(async ({ input }) =>
    note.read(input),
  ),
  writeJournal: fromPromise<boolean, Pick<TripCartFlow.Context, 'who' | 'removed'>>(
    async ({ input: { who, removed } }) => removed === null || note.write(who, removed),
  ),
  runTask: fromPromise<Answer, TripCartFlow.Call>(({ input }) => make(input, gateway)),
  clearFor: fromPromise<Answer, TripCartFlow.Wanted>(({ input }) => gateway.clearFor(input)),
  changeTrip: fromPromise<Answer, TripCartFlow.TripChange>(({ input: { id, details } }) =>
    gateway.changeTrip(id, details),
  ),
  removeLines: fromPromise<Answer, readonly TripLineId[]>(({ input }) => gateway.removeAll(input)),
  addVehicle: fromPromise<Answer, TripCartFlow.Wanted>(({ input }) => gateway.add(input)),
});

function make(call: TripCartFlow.Call, gateway: TripCartGateway): Promise<Answer> {
  switch (call.kind) {
    case 'update':
      return gateway.update(call.line, call.quantity, call.details);
    case 'remove':
      return gateway.remove(call.line);
    case 'removeAll':
      return gateway.removeAll(call.lines);
    case 'changeTrip':
      return gateway.changeTrip(call.id, call.details);
    case 'clear':
      return gateway.clear();
    case 'add':
      return gateway.add(call.wanted);
  }
}

/** Another tab has changed the trip cart, or was closed while changing it. */
export const watchOtherTabsActor = (
  { onStorage }: Pick<Platform, 'onStorage'>,
  note: RollbackJournal,
) =>
  fromCallback<EventObject, undefined, TripCartFlow.Report>(({ sendBack }) => {
    const reload = () => sendBack({ type: 'cart.reload' });
    const stops = [
      onStorage((key) => {
        if (key === KEYS.tripCartChange) reload();
      }),
      note.onReleased(reload),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
