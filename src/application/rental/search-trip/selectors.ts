import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { pickupIn, pickupOf, presetOf as presetIn, returnOf } from '#domain/rental/search-form.ts';
import type { TripPreset } from '#domain/rental/return-time.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { tripToAddFor as tripFor } from './rules.ts';
import type { searchTripMachine } from './machine.ts';
import type { Command } from './setup.ts';

export type SearchTripActor = ActorOf<typeof searchTripMachine, Command>;
type Snapshot = SnapshotFrom<typeof searchTripMachine>;

const plain = selectorsOf<Snapshot>();
export const { formOf, purposeOf, timeZoneOf, nowOf, refusalsOf, failureOf, recentOf } = plain;
export const { isMeasuring } = plain;
export const typeOf = ({ context }: Snapshot) => context.form.type;
/** Count of rejected submissions. */
export const rejectionsOf = ({ context }: Snapshot): number => context.rejections;
/** True with a field error or a failed look-up. */
export const hasProblem = ({ context: { refusals, failure } }: Snapshot): boolean =>
  failure !== null || Object.keys(refusals).length > 0;
/** True while a place or route is looked up. */
export const isLooking = (snapshot: Snapshot): boolean => snapshot.hasTag('looking');
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

/** Null while the pickup is not valid, or the time is not known. */
export const pickupAtOf = ({ context: { form, timeZone, now } }: Snapshot): Instant | null =>
  pickupOf(form, timeZone, now);
/** Null while pickup or hours are not valid. */
export const returnAtOf = ({ context: { form, timeZone, now } }: Snapshot): Instant | null =>
  returnOf(form, timeZone, now);

/** The usual length that is filled in; null for another one. */
export const presetOf = ({ context: { form, timeZone, now } }: Snapshot): TripPreset | null =>
  presetIn(form, timeZone, now);

/** The local time occurs twice on that day: the first occurrence is meant. */
export function isRepeatedTime({ context: { form, timeZone } }: Snapshot): boolean {
  const pickup = pickupIn(form, timeZone);
  return form.when === 'later' && pickup.ok && pickup.value.note === 'repeatedHour';
}
