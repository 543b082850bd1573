import { joinSystem } from '#application/kernel/system.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Actor, ActorOptions, AnyStateMachine } from 'xstate';
import { principalOf } from '#application/account/session.selectors.ts';
import type { ReadScope } from '#application/kernel/query.ts';
import type { StorefrontActor } from '#application/shell/storefront.selectors.ts';
import type { Shop } from '#application/shell/shop.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { DialogHistoryContext } from '#ui/design/use-history-entry.ts';
import { Defect } from '#domain/kernel/defect.ts';

const ShopContext = createContext<Shop | null>(null);

export function ShopProvider({
  shop,
  children,
}: {
  readonly shop: Shop;
  readonly children: ReactNode;
}) {
  return (
    <ShopContext value={shop}>
      <DialogHistoryContext value={shop.navigator.openDialog}>{children}</DialogHistoryContext>
    </ShopContext>
  );
}

/** As views hold it: the storefront takes what a person may do, and no reports. */
type ViewShop = Omit<Shop, 'storefront'> & { readonly storefront: StorefrontActor };

/** The running shop. Modules narrow it with hooks of their own (`useCart`, `useSession`, …). */
export function useShop(): ViewShop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Defect('A view was drawn outside the shop');
  return shop;
}

/**
 * Starts a page's own machine, and stops it with the page. Its log joins the shop's, and its defects
 * are the page's: watching the status throws them while drawing, where the error boundary has a face.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  options: Omit<ActorOptions<Machine>, 'inspect'>,
): Actor<Machine> {
  const { inspect, storefront } = useShop();
  const actor = useActorRef(machine, { ...options, inspect });
  joinSystem(actor, storefront);
  useSelector(actor, ({ status }) => status);
  return actor;
}

/** Whose reads these are, and where: the part that every query's key carries. */
export function useReadScope(): ReadScope {
  const { storefront } = useShop();
  const session = useSelector(storefront, select.session);
  const principal = useSelector(session, (snapshot) => principalOf(snapshot).key);
  const zones = useSelector(storefront, select.zones);
  const moduleId = useSelector(storefront, select.moduleId);
  const language = useSelector(storefront, select.pageLanguage);
  return useMemo(
    () => ({ principal, zones, moduleId, language }),
    [principal, zones, moduleId, language],
  );
}
