import type { ComponentType } from 'react';
import { pageAt } from '#application/kernel/page-at.ts';
import type { PageId } from '#application/kernel/path.ts';
import { accountRoutes } from '#ui/account/account.routes.ts';
import { catalogueRoutes } from '#ui/catalogue/catalogue.routes.ts';
import type { Route, Routes } from '#ui/kernel/routes.ts';
import type { LazyView } from '#ui/kernel/lazy-view.ts';
import { locationRoutes } from '#ui/location/location.routes.ts';
import { messagingRoutes } from '#ui/messaging/messaging.routes.ts';
import { orderingRoutes } from '#ui/ordering/ordering.routes.ts';
import { parcelRoutes } from '#ui/parcel/parcel.routes.ts';
import { rentalRoutes } from '#ui/rental/rental.routes.ts';
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

/** Fetches the code of the page at an address, where it comes late. */
export async function fetchPageAt(address: Here): Promise<void> {
  const { view } = routeAt(address).route as { readonly view: Partial<LazyView<object>> };
  await view.fetch?.();
}
