import { fromCallback, type EventObject } from 'xstate';
import { provide } from '#application/kernel/provide.ts';
import type * as Wishlist from '#application/wishlist/wishlist/machine.ts';
import { slots, wishlistMachine } from '#application/wishlist/wishlist/machine.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { PLATFORM } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { createWishlistGateway } from './api.ts';

export const WISHLIST_MACHINE = service((get) => {
  const gateway = createWishlistGateway(get(WIRE));
  const platform = get(PLATFORM);
  return provide(wishlistMachine, slots, {
    actors: {
      readWishlist: fromCall((_, signal) => gateway.read(signal)),
      readRentalWishes: fromCall((_, signal) => gateway.readRental(signal)),
      runTask: fromCall(({ wish, wanted }) => (wanted ? gateway.add(wish) : gateway.remove(wish))),
      watchOtherTabs: fromCallback<EventObject, undefined, Wishlist.Report>(({ sendBack }) =>
        platform.onStorage((key) => {
          if (key === KEYS.wishlistChange) sendBack({ type: 'wishlist.reload' });
        }),
      ),
    },
    effects: {
      notifyOtherTabs: () => platform.localStore.write(KEYS.wishlistChange, platform.uuid()),
    },
  });
});
