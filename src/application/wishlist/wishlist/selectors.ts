import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { narrowedTo } from '#domain/wishlist/wishlist.ts';
import type { Command, wishlistMachine } from './machine.ts';
import { isWished } from './queue.ts';

export type WishlistActor = ViewRef<ActorRefFrom<typeof wishlistMachine>, Command>;
type Snapshot = SnapshotFrom<typeof wishlistMachine>;

/** Only customers have one. */
export const isOfCustomer = ({ context }: Snapshot): boolean => context.isCustomer;
/** It holds vehicles and providers, or else items and stores. */
export const isRental = ({ context }: Snapshot): boolean => context.isRental;
/** What leaves is gone at once. */
export const listOf = ({ context }: Snapshot) =>
  narrowedTo(context.list, (wish) => isWished(context, wish));
/** It is being read, or about to be. */
export const isLoading = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('loading') || (snapshot.hasTag('busy') && snapshot.context.stale);
/** Why it could not be read. */
export const failureOf = ({ context }: Snapshot) => context.failure;
