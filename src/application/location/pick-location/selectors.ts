import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import { isServed } from '#domain/location/zone-list.ts';
import type { pickLocationMachine } from './machine.ts';
import type { Command } from './setup.ts';

export type PickLocationActor = ActorOf<typeof pickLocationMachine, Command>;
type Snapshot = SnapshotFrom<typeof pickLocationMachine>;

const plain = selectorsOf<Snapshot>();
export const { useOf, textOf, predictionsOf, searchFailureOf, accuracyOf, addressOf } = plain;
export const { addressFailureOf, zoneFailureOf, isSearching, isOffering, isTextMissing } = plain;
export const { isLocating, isFullscreen } = plain;
/** True where the map is part of a page and no dialog. */
export const isInPage = ({ context }: Snapshot): boolean => context.use === 'address';

/** Position of the pin, or its default. */
export const pinOf = ({ context }: Snapshot) => context.point ?? context.centre;
export const isPinPlaced = ({ context }: Snapshot) => context.point !== null;
/** True once the server has answered that the pin lies in no zone. */
export const isOutside = ({ context }: Snapshot) =>
  context.zones !== null && !isServed(context.zones);
export const isInside = ({ context }: Snapshot) => isServed(context.zones);

/** True while the pin, its address or its zone is being looked up. */
export const isLooking = (snapshot: Snapshot) => snapshot.hasTag('looking');
export const isSettled = (snapshot: Snapshot) =>
  snapshot.context.point !== null && !snapshot.hasTag('looking') && !snapshot.hasTag('addressing');

/** Enabled with an address and an answered zone; remaining errors are shown on pressing. */
export const canPress = (snapshot: Snapshot) =>
  !snapshot.hasTag('looking') &&
  snapshot.context.address !== null &&
  snapshot.context.zones !== null;
export const noPositionOf = (snapshot: Snapshot) =>
  snapshot.hasTag('prompting') ? (snapshot.context.noPosition?.kind ?? null) : null;
