import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { pickupIn } from '#domain/rental/search-form.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { tripToAddFor as tripFor } from './rules.ts';
import type { searchTripMachine } from './machine.ts';
import type { Command } from './setup.ts';

export type SearchTripActor = ViewRef<ActorRefFrom<typeof searchTripMachine>, Command>;
type Snapshot = SnapshotFrom<typeof searchTripMachine>;

export const formOf = ({ context }: Snapshot) => context.form;
export const typeOf = ({ context }: Snapshot) => context.form.type;
export const purposeOf = ({ context }: Snapshot) => context.purpose;
export const timeZoneOf = ({ context }: Snapshot) => context.timeZone;
export const nowOf = ({ context }: Snapshot) => context.now;
export const refusalsOf = ({ context }: Snapshot) => context.refusals;
/** Count of rejected submissions. */
export const rejectionsOf = ({ context }: Snapshot): number => context.rejections;
/** True with a field error or a failed look-up. */
export const hasProblem = ({ context: { refusals, failure } }: Snapshot): boolean =>
  failure !== null || Object.keys(refusals).length > 0;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const recentOf = ({ context }: Snapshot) => context.recent;
/** True while a place or route is looked up. */
export const isLooking = (snapshot: Snapshot): boolean => snapshot.hasTag('looking');
export const isMeasuring = (snapshot: Snapshot): boolean => snapshot.hasTag('measuring');
/** True while a submitted form waits for look-ups. */
export const isSubmitted = (snapshot: Snapshot): boolean =>
  snapshot.context.asked === 'search' && snapshot.hasTag('looking');

/**
 * True for a vehicle wanted before its trip is known: the look-up then leads to the cart or to the
 * form.
 */
export const isWanted =
  (vehicle: Vehicle['id']) =>
  ({ context }: Snapshot): boolean =>
    context.wanted?.id === vehicle;

export const detailsOf = ({ context }: Snapshot) => context.searched;
/** The searched trip, or that of the cart; null while none is known. */
export const tripToAddFor = ({ context }: Snapshot) => tripFor(context);

/** The local time occurs twice on that day: the first occurrence is meant. */
export function isRepeatedTime({ context: { form, timeZone } }: Snapshot): boolean {
  const pickup = pickupIn(form, timeZone);
  return form.when === 'later' && pickup.ok && pickup.value.note === 'repeatedHour';
}
