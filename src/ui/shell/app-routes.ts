import type { ComponentType } from 'react';
import { pageAt } from '#application/kernel/page-at.ts';
import type { PageId } from '#application/kernel/path.ts';
import type { Services } from '#application/shell/services.ts';
import { shownModule } from '#application/shell/storefront/selectors.ts';
import type { ModuleType } from '#domain/catalogue/module.ts';
import { accountRoutes } from '#ui/account/account.routes.ts';
import { catalogueRoutes } from '#ui/catalogue/catalogue.routes.ts';
import type { Route, Routes, SharedPages } from '#ui/kernel/routes.ts';
import type { LazyView } from '#ui/kernel/lazy-view.ts';
import { locationRoutes } from '#ui/location/location.routes.ts';
import { messagingRoutes } from '#ui/messaging/messaging.routes.ts';
import { orderingRoutes } from '#ui/ordering/ordering.routes.ts';
import { parcelRoutes, parcelShared } from '#ui/parcel/parcel.routes.ts';
import { rentalRoutes, rentalShared } from '#ui/rental/rental.routes.ts';
import { walletRoutes } from '#ui/wallet/wallet.routes.ts';
import { notFound, shellRoutes } from './shell.routes.ts';

/** Every page, from the manifests of the modules. An address without a page does not compile. */
export const appRoutes: Routes<PageId> = {
  ...shellRoutes,
  ...catalogueRoutes,
  ...locationRoutes,
  ...parcelRoutes,
  ...orderingRoutes,
  ...rentalRoutes,
  ...messagingRoutes,
  ...accountRoutes,
  ...walletRoutes,
};

/** What pages that all modules share show in those that have something of their own for them. */
const sharedPages: Readonly<Partial<Record<ModuleType, SharedPages>>> = {
  parcel: parcelShared,
  rental: rentalShared,
};

/** Where the inspector of the machines is, in builds that have it: in others, nothing. */
export const INSPECTOR = '/charts';

type Here = Pick<URL, 'pathname' | 'search'>;

/**
 * The page that an address leads to, as this type of module shows it, with what it names; else the one that
 * says it leads nowhere.
 */
export function routeAt(address: Here, type: ModuleType | null = null) {
  const found = pageAt(address);
  const own = found && type ? sharedPages[type]?.[found.id] : undefined;
  // Each page takes what its own address names, which the types of a union cannot follow.
  const route = { ...(found ? appRoutes[found.id] : notFound), ...own } as Pick<
    Route,
    'title' | 'needs'
  > & { readonly view: ComponentType<object> };
  const given = found ? { page: found.id, params: found.params } : {};
  return { page: found?.id ?? null, route, given };
}

/** Fetches all that the page at an address is rendered with in the module that is chosen, where it comes late. */
export async function fetchPageAt(address: Here, services: Services): Promise<void> {
  const { route } = routeAt(address, shownModule(services.storefront.getSnapshot()));
  await (route.view as Partial<LazyView<object>>).fetchAll?.(services);
}
