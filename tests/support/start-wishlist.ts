import { fromCallback, fromPromise } from 'xstate';
import { type ListAnswer, wishlistMachine } from '#application/wishlist/wishlist/machine.ts';

export const aQuietWishlist = () =>
  wishlistMachine.provide({
    actors: {
      watchOtherTabs: fromCallback(() => {}),
      readWishlist: fromPromise<ListAnswer, undefined>(() => new Promise<never>(() => {})),
      readRentalWishes: fromPromise<ListAnswer, undefined>(() => new Promise<never>(() => {})),
    },
  });
