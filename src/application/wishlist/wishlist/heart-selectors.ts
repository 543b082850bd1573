import type { SnapshotFrom } from 'xstate';
import { belongsTo, type Wish } from '#domain/wishlist/wish.ts';
import type { wishlistMachine } from './machine.ts';
import * as queue from './queue.ts';

/** What hearts around every page ask of the wishlist: nothing of its code is needed for that. */

type Snapshot = SnapshotFrom<typeof wishlistMachine>;

/** Whether its heart is filled: what the customer last wanted counts, before the server knows it. */
export const isWished =
  (wish: Wish) =>
  ({ context }: Snapshot): boolean =>
    queue.isWished(context, wish);

/** How many there are of what belongs to the module. */
export const countOf = ({ context }: Snapshot): number =>
  context.wishes.filter((wish) => belongsTo(wish, context.isRental)).length;
