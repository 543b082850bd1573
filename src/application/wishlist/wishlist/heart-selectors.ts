import type { SnapshotFrom } from 'xstate';
import { belongsTo, type Wish } from '#domain/wishlist/wish.ts';
import type { wishlistMachine } from './machine.ts';
import * as queue from './queue.ts';

/** For hearts around every page: type imports only, so that the machine's code stays out. */

type Snapshot = SnapshotFrom<typeof wishlistMachine>;

/** True for a filled heart: the customer's last toggle counts before the server confirms it. */
export const isWished =
  (wish: Wish) =>
  ({ context }: Snapshot): boolean =>
    queue.isWished(context, wish);

/** Count of the wishes of the module. */
export const countOf = ({ context }: Snapshot): number =>
  context.wishes.filter((wish) => belongsTo(wish, context.isRental)).length;
