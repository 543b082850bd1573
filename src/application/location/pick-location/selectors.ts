import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { isServed } from '#domain/location/zone-list.ts';
import type { pickLocationMachine } from './machine.ts';
import type { Command } from './setup.ts';

export type PickLocationActor = ViewRef<ActorRefFrom<typeof pickLocationMachine>, Command>;
type Snapshot = SnapshotFrom<typeof pickLocationMachine>;

export const useOf = ({ context }: Snapshot) => context.use;
/** True where the map is part of a page and no dialog. */
export const isInPage = ({ context }: Snapshot): boolean => context.use === 'address';
export const textOf = ({ context }: Snapshot) => context.text;
export const predictionsOf = ({ context }: Snapshot) => context.predictions;
export const searchFailureOf = ({ context }: Snapshot) => context.searchFailure;
export const isSearching = (snapshot: Snapshot) => snapshot.hasTag('searching');
export const isOffering = (snapshot: Snapshot) => snapshot.hasTag('offering');
export const isTextMissing = (snapshot: Snapshot) => snapshot.hasTag('textMissing');

/** Position of the pin, or its default. */
export const pinOf = ({ context }: Snapshot) => context.point ?? context.centre;
export const isPinPlaced = ({ context }: Snapshot) => context.point !== null;
export const accuracyOf = ({ context }: Snapshot) => context.accuracy;
export const addressOf = ({ context }: Snapshot) => context.address;
export const addressFailureOf = ({ context }: Snapshot) => context.addressFailure;
export const zoneFailureOf = ({ context }: Snapshot) => context.zoneFailure;
/** True once the server has answered that the pin lies in no zone. */
export const isOutside = ({ context }: Snapshot) =>
  context.zones !== null && !isServed(context.zones);
export const isInside = ({ context }: Snapshot) => isServed(context.zones);

/** True while the pin, its address or its zone is being looked up. */
export const isLooking = (snapshot: Snapshot) => snapshot.hasTag('looking');
export const isSettled = (snapshot: Snapshot) =>
  snapshot.context.point !== null && !snapshot.hasTag('looking') && !snapshot.hasTag('addressing');
export const isLocating = (snapshot: Snapshot) => snapshot.hasTag('locating');

/** Enabled with an address and an answered zone; remaining errors are shown on pressing. */
export const canPress = (snapshot: Snapshot) =>
  !snapshot.hasTag('looking') &&
  snapshot.context.address !== null &&
  snapshot.context.zones !== null;
export const isFullscreen = (snapshot: Snapshot) => snapshot.hasTag('fullscreen');
export const noPositionOf = (snapshot: Snapshot) =>
  snapshot.hasTag('prompting') ? (snapshot.context.noPosition?.kind ?? null) : null;
