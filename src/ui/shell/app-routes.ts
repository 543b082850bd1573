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

/** All pages. A page id without a route does not compile. */
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

const sharedPages: Readonly<Partial<Record<ModuleType, SharedPages>>> = {
  parcel: parcelShared,
  rental: rentalShared,
};

/** The inspector's page, in builds that include it. */
export const INSPECTOR = '/charts';

type Here = Pick<URL, 'pathname' | 'search'>;

/** Route and parameters at an address, as the module type overrides it; "not found" otherwise. */
export function routeAt(address: Here, type: ModuleType | null = null) {
  const found = pageAt(address);
  const own = found && type ? sharedPages[type]?.[found.id] : undefined;
  // TypeScript cannot relate a page id's route to its parameters across the union.
  const route = { ...(found ? appRoutes[found.id] : notFound), ...own } as Pick<
    Route,
    'title' | 'needs'
  > & { readonly view: ComponentType<object> };
  const given = found ? { page: found.id, params: found.params } : {};
  return { page: found?.id ?? null, route, given };
}

/** Prefetches the lazily loaded code of the page in the chosen module. */
export async function fetchPageAt(address: Here, services: Services): Promise<void> {
  const { route } = routeAt(address, shownModule(services.storefront.getSnapshot()));
  await (route.view as Partial<LazyView<object>>).fetchAll?.(services);
}
