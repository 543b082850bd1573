import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { pickupIn } from '#domain/rental/search-form.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { tripToAddFor as tripFor } from './rules.ts';
import type { searchTripMachine } from './machine.ts';
import type { Command } from './setup.ts';

export type SearchTripActor = ViewRef<ActorRefFrom<typeof searchTripMachine>, Command>;
type Snapshot = SnapshotFrom<typeof searchTripMachine>;

/** The questions that views ask of the search of a trip. */
export const formOf = ({ context }: Snapshot) => context.form;
export const typeOf = ({ context }: Snapshot) => context.form.type;
export const purposeOf = ({ context }: Snapshot) => context.purpose;
export const timeZoneOf = ({ context }: Snapshot) => context.timeZone;
export const nowOf = ({ context }: Snapshot) => context.now;
export const refusalsOf = ({ context }: Snapshot) => context.refusals;
/** How often the form was sent with something wrong. */
export const rejectionsOf = ({ context }: Snapshot): number => context.rejections;
/** Something is marked in the form, or could not be looked up. */
export const hasProblem = ({ context: { refusals, failure } }: Snapshot): boolean =>
  failure !== null || Object.keys(refusals).length > 0;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const recentOf = ({ context }: Snapshot) => context.recent;
/** Something about its places is being looked up. */
export const isLooking = (snapshot: Snapshot): boolean => snapshot.hasTag('looking');
export const isMeasuring = (snapshot: Snapshot): boolean => snapshot.hasTag('measuring');
/** The form was sent, and waits for what is being looked up. */
export const isSubmitted = (snapshot: Snapshot): boolean =>
  snapshot.context.asked === 'search' && snapshot.hasTag('looking');

/** Wanted before its trip is known: it is put into the cart, or its trip asked for, as soon as that has been looked up. */
export const isWanted =
  (vehicle: Vehicle['id']) =>
  ({ context }: Snapshot): boolean =>
    context.wanted?.id === vehicle;

/** The trip that was searched last, judged; null where none was. */
export const detailsOf = ({ context }: Snapshot) => context.searched;
/** The trip for which a vehicle is added: the searched one, or that of the cart; null while none is known. */
export const tripToAddFor = ({ context }: Snapshot) => tripFor(context);

/** The clock shows this time twice that day: the first of the two is meant. */
export function isRepeatedTime({ context: { form, timeZone } }: Snapshot): boolean {
  const pickup = pickupIn(form, timeZone);
  return form.when === 'later' && pickup.ok && pickup.value.note === 'repeatedHour';
}
