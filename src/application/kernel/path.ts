import type { Branded } from '#domain/kernel/brand.ts';

/** A path on our own site, query included. Made only here, so that no link leads astray. */
export type Path = Branded<string, 'Path'>;

const CHECKOUT_PAGES = ['cart', 'buy_now', 'campaign'] as const;
export type CheckoutPage = (typeof CHECKOUT_PAGES)[number];

/** What an address asks to be checked out; the cart where it says nothing that is known. */
export const checkoutPage = (text: string | null): CheckoutPage =>
  CHECKOUT_PAGES.find((page) => page === text) ?? 'cart';

type Parts = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
};

/**
 * The address of a page: called, it writes a path; its pattern says which paths lead there. Parts that
 * vary are written as `:name`; a query in the pattern has to be there as it stands.
 */
export type Address<Pattern extends string, Given extends readonly unknown[]> = {
  readonly pattern: Pattern;
  (...given: Given): Path;
};

const address = <const Pattern extends string, Given extends readonly unknown[] = []>(
  pattern: Pattern,
  parts: (...given: Given) => Parts = () => ({}),
): Address<Pattern, Given> =>
  Object.assign((...given: Given) => written(pattern, parts(...given)), { pattern });

function written(pattern: string, { params = {}, query = {} }: Parts): Path {
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  );
  if (given.length === 0) return path as Path;
  const joint = path.includes('?') ? '&' : '?';
  return `${path}${joint}${new URLSearchParams(given).toString()}` as Path;
}

/**
 * What a link to a store carries, so that it opens the same store on another device. An unknown part is
 * null: a link without its module would open in the module that happens to be chosen.
 */
export type StoreLink = {
  readonly id: number;
  readonly moduleId: number | null;
  readonly moduleType: string | null;
  readonly zoneId: number | null;
  /** Where the store is. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
};

/** Where the way to a vehicle began, so that its page can lead back there. */
const VEHICLE_ORIGINS = ['home', 'search', 'provider'] as const;
export type VehicleOrigin = (typeof VEHICLE_ORIGINS)[number];
export const vehicleOrigin = (text: string | null): VehicleOrigin | null =>
  VEHICLE_ORIGINS.find((origin) => origin === text) ?? null;

/** Which conversation: by its number, or by whom it is with and, where that matters, about which order. */
export type Talk =
  | { readonly conversation: number }
  | {
      readonly with: `${'store' | 'provider' | 'courier' | 'support'}:${number}`;
      readonly order?: number;
    };
/** What the list beside it is narrowed to. */
type InboxList = Readonly<Partial<Record<'tab' | 'q' | 'list', string | null>>>;

/** The address of every page. A page with an address and no route, or the other way, does not compile. */
export const paths = {
  landing: address('/'),
  home: address('/home'),
  categories: address('/categories'),
  category: address('/category', (category?: { readonly id: number; readonly name: string }) => ({
    query: { id: category?.id, name: category?.name },
  })),
  interests: address('/interest'),
  latestStores: address('/store/latest'),
  popularStores: address('/store/popular', (category?: number) => ({ query: { category } })),
  store: address('/store/:id', ({ id, moduleId, moduleType, zoneId, point }: StoreLink) => ({
    params: { id },
    query: {
      id,
      module_id: moduleId,
      module_type: moduleType,
      store_zone_id: zoneId,
      lat: point?.latitude,
      lng: point?.longitude,
    },
  })),
  search: address('/search', (term?: string) => ({ query: { search: term } })),
  vehicleSearch: address('/rental/vehicle-search', (by?: number | 'all' | URLSearchParams) => ({
    query:
      by instanceof URLSearchParams
        ? Object.fromEntries(by)
        : by === 'all'
          ? { all_category: 1 }
          : { categoryId: by },
  })),
  vehicle: address(
    '/rental/vehicle-details/:id',
    ({ id, from }: { readonly id: number; readonly from?: VehicleOrigin }) => ({
      params: { id },
      query: { from },
    }),
  ),
  compareVehicles: address('/rental/compare', (ids: readonly number[] = []) => ({
    query: { vehicles: ids.join(',') || undefined },
  })),
  provider: address('/rental/provider-details/:id', (id: number) => ({ params: { id } })),
  providers: address('/rental/provider-details'),
  tripCart: address('/rental/cart'),
  /** Once the trip is booked, it names it: what is shown is that trip, after a reload as well. */
  tripCheckout: address('/rental/checkout', (trip?: number) => ({
    query: trip === undefined ? {} : { page: 'placed', trip_id: trip },
  })),
  /** As of an order: the number alone. */
  trackTrip: address('/rental/track-trip', (trip?: { readonly id: number }) => ({
    query: { trip_id: trip?.id },
  })),
  /** Once orders are placed, it names them: what is shown is theirs, after a reload as well. */
  checkout: address('/checkout', (page: CheckoutPage | 'placed', orders?: readonly number[]) => ({
    query: { page, order_id: orders?.join(',') },
  })),
  /** The number alone: a phone never stands in an address, where others may read it. */
  trackOrder: address('/track-order', (order?: { readonly id: number }) => ({
    query: { order_id: order?.id },
  })),
  /** Once the parcel is placed, it names it: what is shown is that parcel, after a reload as well. */
  sendParcel: address('/parcel/send', (category?: number, parcel?: number) => ({
    query: { category, ...(parcel === undefined ? {} : { page: 'placed', order_id: parcel }) },
  })),
  /** For its receiver: the token is all that leads there. */
  trackParcel: address('/parcel/follow/:id', (token: string) => ({ params: { id: token } })),
  help: address('/help-and-support'),
  legalText: address('/help-and-support/:id', (name: string) => ({ params: { id: name } })),
  myOrders: address('/profile?page=my-orders'),
  myTrips: address('/profile?page=my-trips'),
  settings: address('/profile?page=settings'),
  /** What is known of the customer, with their addresses. */
  profileSettings: address('/profile?page=profile-settings'),
  inbox: address('/profile?page=inbox', (talk: Talk | null = null, list: InboxList = {}) => ({
    query: { ...list, ...talk },
  })),
  /** With an id, that address is changed. */
  saveAddress: address('/add-address', (id?: number) => ({ query: { id } })),
  /** The gateway brings a payment back to it. */
  wallet: address('/profile?page=wallet'),
  loyaltyPoints: address('/profile?page=loyalty-points'),
  coupons: address('/profile?page=coupons'),
  referralCode: address('/profile?page=referral-code'),
  profile: address('/profile'),
} as const;

export type PageId = keyof typeof paths;

type Named<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Named<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** What the address of a page names, by the names in its pattern. */
export type PageParams<Id extends PageId> = Readonly<
  Record<Named<(typeof paths)[Id]['pattern']>, string>
>;
