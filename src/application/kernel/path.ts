import type { Branded } from '#domain/kernel/brand.ts';

/** A path on our own site, query included. Made only here, so that no link leads astray. */
export type Path = Branded<string, 'Path'>;

export type CheckoutPage = 'cart' | 'buy_now' | 'campaign';

const query = (values: Readonly<Record<string, string | number | null | undefined>>): string => {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
};

export const paths = {
  landing: () => '/' as Path,
  home: () => '/home' as Path,
  checkout: (page: CheckoutPage) => `/checkout${query({ page })}` as Path,
  store: (store: { id: number; moduleId?: number; moduleType?: string; zoneId?: number }) =>
    `/store/${store.id}${query({
      module_id: store.moduleId,
      module_type: store.moduleType,
      store_zone_id: store.zoneId,
    })}` as Path,
  latestStores: () => '/store/latest' as Path,
  popularStores: () => '/store/popular' as Path,
  trackOrder: (order?: { id: number; phone?: string | null }) =>
    `/track-order${query({ order_id: order?.id, contact_number: order?.phone })}` as Path,
  myOrders: () => '/profile?page=my-orders' as Path,
} as const;
