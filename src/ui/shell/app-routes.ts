import type { ComponentType } from 'react';
import { pageAt } from '#application/kernel/page-at.ts';
import type { PageId } from '#application/kernel/path.ts';
import type { Services } from '#application/shell/services.ts';
import { module } from '#application/shell/storefront.selectors.ts';
import { accountRoutes } from '#ui/account/account.routes.ts';
import { catalogueRoutes } from '#ui/catalogue/catalogue.routes.ts';
import type { Route, Routes } from '#ui/kernel/routes.ts';
import type { LazyView } from '#ui/kernel/lazy-view.ts';
import type { ModuleHomes } from '#ui/catalogue/module-homes.ts';
import { locationRoutes } from '#ui/location/location.routes.ts';
import { messagingRoutes } from '#ui/messaging/messaging.routes.ts';
import { orderingRoutes } from '#ui/ordering/ordering.routes.ts';
import { parcelRoutes } from '#ui/parcel/parcel.routes.ts';
import { rentalRoutes } from '#ui/rental/rental.routes.ts';
import { walletRoutes } from '#ui/wallet/wallet.routes.ts';
import { appHomes } from './app-homes.ts';
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

/** Where the inspector of the machines is, in builds that have it: in others, nothing. */
export const INSPECTOR = '/charts';

type Here = Pick<URL, 'pathname' | 'search'>;

/** The page that an address leads to, with what it names; else the one that says it leads nowhere. */
export function routeAt(address: Here) {
  const found = pageAt(address);
  // Each page takes what its own address names, which the types of a union cannot follow.
  const route = (found ? appRoutes[found.id] : notFound) as Pick<Route, 'title' | 'needs'> & {
    readonly view: ComponentType<object>;
  };
  const given = found ? { page: found.id, params: found.params } : {};
  return { page: found?.id ?? null, route, given };
}

/** Fetches all that the page at an address is drawn with in the module that is chosen, where it comes late. */
export async function fetchPageAt(address: Here, services: Services): Promise<void> {
  const { page, route } = routeAt(address);
  const type = module(services.storefront.getSnapshot())?.type;
  const home: object | undefined =
    page === 'home' && type !== undefined ? (appHomes as ModuleHomes)[type] : undefined;
  await ((home ?? route.view) as Partial<LazyView<object>>).fetchAll?.(services);
}
