import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { tasksOf } from '#application/kernel/task-queue.ts';
import {
  isUnrentable as isUnrentableFor,
  lineOfVehicle,
  type TripLine,
  type TripLineId,
} from '#domain/rental/trip-cart.ts';
import type { TripConflict } from '#domain/rental/trip-conflict.ts';
import type { TripType } from '#domain/rental/trip-details.ts';
import type { VehicleId } from '#domain/rental/vehicle.ts';
import { conflictOf as conflictIn, incompatibleLines } from './rules.ts';
import type { tripCartMachine } from './machine.ts';
import { wantedQuantity } from './queue.ts';
import { tripWanted } from './tasks.ts';
import type * as TripCartFlow from './setup.ts';

export { isLeaving, isPending } from '#application/cart/line-queue.ts';
export * from './header-selectors.ts';
export type TripCartActor = ViewRef<ActorRefFrom<typeof tripCartMachine>, TripCartFlow.Command>;
type Snapshot = SnapshotFrom<typeof tripCartMachine>;

export const cartOf = ({ context }: Snapshot) => context.cart;
export const isLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading');
export const failureOf = ({ context }: Snapshot) => context.failure;
export const isAskingToClear = (snapshot: Snapshot): boolean => snapshot.hasTag('askingToClear');
/** True while the clearing is requested or agreed, and unanswered. */
export const isClearing = (snapshot: Snapshot): boolean =>
  !isAskingToClear(snapshot) && tasksOf(snapshot.context).some(({ kind }) => kind === 'clear');
export const isAskingToRemove = (snapshot: Snapshot): boolean => snapshot.hasTag('askingToRemove');
export const isAskingOf =
  (kind: TripConflict['kind']) =>
  (snapshot: Snapshot): boolean =>
    ({
      provider: snapshot.hasTag('askingProvider'),
      tripType: snapshot.hasTag('askingTripType'),
      duration: snapshot.hasTag('askingDuration'),
      details: snapshot.hasTag('askingDetails'),
    })[kind];

export const conflictOf = ({ context }: Snapshot): TripConflict | null => conflictIn(context);
/** Incompatible vehicles, and the trip type. */
export const incompatibleOf = ({ context }: Snapshot): readonly TripLine[] =>
  incompatibleLines(context);
export const typeWantedOf = ({ context }: Snapshot): TripType | null =>
  context.candidate || context.task?.kind === 'change' ? tripWanted(context).type : null;

export const lineOf =
  (vehicle: VehicleId) =>
  ({ context }: Snapshot): TripLine | null =>
    lineOfVehicle(context.cart, vehicle);
/** True while it is being added. */
export const isBeingAdded =
  (vehicle: VehicleId) =>
  ({ context: { candidate, queue: waiting } }: Snapshot): boolean =>
    candidate?.vehicle.id === vehicle ||
    waiting.some((task) => task.kind === 'add' && task.vehicle.id === vehicle);

export const wantedQuantityOf =
  (line: TripLineId) =>
  ({ context }: Snapshot): number =>
    wantedQuantity(context, line) ?? 0;
/** True where no quantity of it can be rented. */
export const isUnrentable =
  (line: TripLine) =>
  ({ context }: Snapshot): boolean =>
    isUnrentableFor(line, context.cart.details);
