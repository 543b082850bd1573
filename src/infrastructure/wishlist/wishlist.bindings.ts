import { ContainerModule } from 'inversify';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { provide } from '#application/kernel/provide.ts';
import type { WishlistGateway } from '#application/wishlist/wishlist-gateway.port.ts';
import { wishlistMachine } from '#application/wishlist/wishlist/machine.ts';
import * as wishlist from '#application/wishlist/wishlist/machine.ts';
import type * as WishlistFlow from '#application/wishlist/wishlist/machine.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { CURRENT_SCOPE, HTTP_CLIENT, PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpWishlistGateway } from './http-wishlist-gateway.adapter.ts';

const WISHLIST_GATEWAY = token<WishlistGateway>('WishlistGateway');

const wishlistBindings = new ContainerModule(({ bind }) => {
  bind(WISHLIST_GATEWAY).toResolvedValue(
    (http: HttpClient, { currency }: CurrentScope, { report = () => {} }: Platform) =>
      createHttpWishlistGateway({ http, currency, report }),
    [HTTP_CLIENT, CURRENT_SCOPE, PLATFORM],
  );
});

const provideWishlist = (gateway: WishlistGateway, platform: Platform) =>
  provide(wishlistMachine, wishlist.slots, {
    actors: {
      readWishlist: fromPromise<WishlistFlow.ListAnswer, undefined>(({ signal }) =>
        gateway.read(signal),
      ),
      readRentalWishes: fromPromise<WishlistFlow.ListAnswer, undefined>(({ signal }) =>
        gateway.readRental(signal),
      ),
      runTask: fromPromise<WishlistFlow.Answer, WishlistFlow.Task>(({ input: { wish, wanted } }) =>
        wanted ? gateway.add(wish) : gateway.remove(wish),
      ),
      watchOtherTabs: fromCallback<EventObject, undefined, WishlistFlow.Report>(({ sendBack }) =>
        platform.onStorage((key) => {
          if (key === KEYS.wishlistChange) sendBack({ type: 'wishlist.reload' });
        }),
      ),
    },
    effects: {
      notifyOtherTabs: () => platform.localStore.write(KEYS.wishlistChange, platform.uuid()),
    },
  });

export const wishlistChild: LateMachine<typeof wishlistMachine> = {
  bindings: [wishlistBindings],
  machine: machine(provideWishlist, [WISHLIST_GATEWAY, PLATFORM]),
};
