import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { narrowedTo } from '#domain/wishlist/wishlist.ts';
import type { Command, wishlistMachine } from './machine.ts';
import { isWished } from './queue.ts';

export type WishlistActor = ViewRef<ActorRefFrom<typeof wishlistMachine>, Command>;
type Snapshot = SnapshotFrom<typeof wishlistMachine>;

export const isOfCustomer = ({ context }: Snapshot): boolean => context.isCustomer;
/** True for vehicles and providers, false for items and stores. */
export const isRental = ({ context }: Snapshot): boolean => context.isRental;
/** Removed wishes disappear at once. */
export const listOf = ({ context }: Snapshot) =>
  narrowedTo(context.list, (wish) => isWished(context, wish));
/** True while a read runs or is due. */
export const isLoading = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('loading') || (snapshot.hasTag('busy') && snapshot.context.stale);
export const failureOf = ({ context }: Snapshot) => context.failure;
