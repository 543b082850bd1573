import type { Branded } from '#domain/kernel/brand.ts';

/** A path on our own site, query included. Built only here, so that no link leads off the site. */
export type Path = Branded<string, 'Path'>;

const CHECKOUT_PAGES = ['cart', 'buy_now', 'campaign'] as const;
export type CheckoutPage = (typeof CHECKOUT_PAGES)[number];

/** Parses the checkout from an address; the cart by default. */
export const checkoutPage = (text: string | null): CheckoutPage =>
  CHECKOUT_PAGES.find((page) => page === text) ?? 'cart';

type Parts = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
};

/**
 * Address of a page: called, it builds a path; its pattern says which paths lead there. Variable
 * parts are `:name`; a query in the pattern must match literally.
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
 * Parameters of a link to a store, so that it opens the same store on another device. Unknown ones
 * are null: without its module, a link would open in the module currently chosen.
 */
export type StoreLink = {
  readonly id: number;
  readonly moduleId: number | null;
  readonly moduleType: string | null;
  readonly zoneId: number | null;
  /** Location of the store. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
};

/** Origin of a visit to a vehicle, for the way back from its page. */
const VEHICLE_ORIGINS = ['home', 'search', 'provider'] as const;
export type VehicleOrigin = (typeof VEHICLE_ORIGINS)[number];
export const vehicleOrigin = (text: string | null): VehicleOrigin | null =>
  VEHICLE_ORIGINS.find((origin) => origin === text) ?? null;

/** A conversation by id, or by partner and, where it matters, order. */
export type Talk =
  | { readonly conversation: number }
  | {
      readonly with: `${'store' | 'provider' | 'courier' | 'support'}:${number}`;
      readonly order?: number;
    };
/** Filters of the list beside the conversation. */
type InboxList = Readonly<Partial<Record<'tab' | 'q' | 'list', string | null>>>;

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
  /** With the trip once it is booked: a reload shows that trip. */
  tripCheckout: address('/rental/checkout', (trip?: number) => ({
    query: trip === undefined ? {} : { page: 'placed', trip_id: trip },
  })),
  /** Like an order: the id alone. */
  trackTrip: address('/rental/track-trip', (trip?: { readonly id: number }) => ({
    query: { trip_id: trip?.id },
  })),
  /** With the orders once they are placed: a reload shows those orders. */
  checkout: address('/checkout', (page: CheckoutPage | 'placed', orders?: readonly number[]) => ({
    query: { page, order_id: orders?.join(',') },
  })),
  /** The id alone: a phone number never stands in an address, where others may read it. */
  trackOrder: address('/track-order', (order?: { readonly id: number }) => ({
    query: { order_id: order?.id },
  })),
  /** With the parcel once it is placed: a reload shows that parcel. */
  sendParcel: address('/parcel/send', (category?: number, parcel?: number) => ({
    query: { category, ...(parcel === undefined ? {} : { page: 'placed', order_id: parcel }) },
  })),
  /** For the receiver: the token is the only credential. */
  trackParcel: address('/parcel/follow/:id', (token: string) => ({ params: { id: token } })),
  help: address('/help-and-support'),
  legalText: address('/help-and-support/:id', (name: string) => ({ params: { id: name } })),
  myOrders: address('/profile?page=my-orders'),
  myTrips: address('/profile?page=my-trips'),
  settings: address('/profile?page=settings'),
  /** The customer's profile, with their addresses. */
  profileSettings: address('/profile?page=profile-settings'),
  inbox: address('/profile?page=inbox', (talk: Talk | null = null, list: InboxList = {}) => ({
    query: { ...list, ...talk },
  })),
  /** With an id, edits that address. */
  saveAddress: address('/add-address', (id?: number) => ({ query: { id } })),
  /** The gateway redirects a payment back to it. */
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

/** Parameters of a page's address, by the names in its pattern. */
export type PageParams<Id extends PageId> = Readonly<
  Record<Named<(typeof paths)[Id]['pattern']>, string>
>;
