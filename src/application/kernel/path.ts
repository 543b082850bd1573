import type { Branded } from '#domain/kernel/brand.ts';

/** A path on our own site, query included. Made only here, so that no link leads astray. */
export type Path = Branded<string, 'Path'>;

const CHECKOUT_PAGES = ['cart', 'buy_now', 'campaign'] as const;
export type CheckoutPage = (typeof CHECKOUT_PAGES)[number];

/** What an address asks to be checked out; the cart where it says nothing that is known. */
export const checkoutPage = (text: string | null): CheckoutPage =>
  CHECKOUT_PAGES.find((page) => page === text) ?? 'cart';

const query = (values: Readonly<Record<string, string | number | null | undefined>>): string => {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
};

/** What a link to a store carries, so that whoever opens it elsewhere sees the same store. */
export type StoreLink = {
  readonly id: number;
  readonly moduleId?: number;
  readonly moduleType?: string | undefined;
  readonly zoneId?: number;
  readonly point?: { readonly latitude: number; readonly longitude: number };
};

export const paths = {
  landing: () => '/' as Path,
  home: () => '/home' as Path,
  checkout: (page: CheckoutPage) => `/checkout${query({ page })}` as Path,
  store: (store: StoreLink) =>
    `/store/${store.id}${query({
      id: store.id,
      module_id: store.moduleId,
      module_type: store.moduleType,
      store_zone_id: store.zoneId,
      lat: store.point?.latitude,
      lng: store.point?.longitude,
    })}` as Path,
  latestStores: () => '/store/latest' as Path,
  popularStores: (category?: number) => `/store/popular${query({ category })}` as Path,
  /** The number alone: a phone never stands in an address, where others may read it. */
  trackOrder: (order?: { id: number }) => `/track-order${query({ order_id: order?.id })}` as Path,
  orderPlaced: (orders: readonly number[]) =>
    `/checkout${query({ page: 'placed', order_id: orders.join(',') })}` as Path,
  myOrders: () => '/profile?page=my-orders' as Path,
} as const;
