import { ContainerModule } from 'inversify';
import { fromCallback } from 'xstate';
import { selectItemMachine } from '#application/cart/select-item.machine.ts';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import type { Notifier } from '#application/shell/notifier.port.ts';
import { ABOUT_A_CHOICE } from '#application/shell/notice.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import {
  CLOCK,
  EDGES,
  NAVIGATOR,
  NOTIFIER,
  STOREFRONT,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { StorefrontHandle } from '#infrastructure/kernel/storefront-handle.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { putInCartActor, selectItemListeners } from './select-item-actors.ts';

export const SELECT_ITEM_MACHINE = token<typeof selectItemMachine>('SelectItemMachine');

/** The item dialog's part of this module: loaded when the first item is opened. */
export const selectItemBindings = new ContainerModule(({ bind }) => {
  bind(SELECT_ITEM_MACHINE).toResolvedValue(
    (
      storefront: StorefrontHandle,
      clock: Clock,
      notifier: Notifier,
      navigator: Navigator,
      { uuid }: Edges,
    ) =>
      selectItemMachine.provide({
        actors: {
          ...selectItemListeners(storefront, clock),
          noticesOfChoice: fromCallback(() => () => notifier.withdraw(ABOUT_A_CHOICE)),
          putInCart: putInCartActor(storefront, uuid),
        },
        actions: {
          tell: (_, notice) => notifier.tell(notice),
          withdrawNotices: () => notifier.withdraw(ABOUT_A_CHOICE),
          closeDialog: () => navigator.closeOverlay(),
        },
      }),
    [STOREFRONT, CLOCK, NOTIFIER, NAVIGATOR, EDGES],
  );
});
