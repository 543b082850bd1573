/** The names under which the browser stores things. Those of the first group are given by the specification. */
export const KEYS = {
  token: 'token',
  guestId: 'guest_id',
  zones: 'zoneid',
  address: 'location',
  point: 'currentLatLng',

  /** Tells which token the server has refused, so that other tabs know it from a sign-out. */
  refusedToken: 'refusedToken',
  module: 'module',
  language: 'language',
  theme: 'theme',
  /** Written anew with every change of the cart, so that other tabs notice. */
  cartChange: 'cartChange',
  /** The same for the trip cart. */
  tripCartChange: 'tripCartChange',
  /** The same for the wishlist. */
  wishlistChange: 'wishlistChange',
  /** The same for the profile. */
  profileChange: 'profileChange',
  diet: 'diet',
  /** By module: what a guest likes there; an empty list where the customer was asked. */
  interests: 'interests',
  recentDestinations: 'recentDestinations',
  recentSearches: 'recentSearches',
  /** What each customer of this browser, and its guests, looked at last. */
  recentlyViewed: 'recentlyViewed',
  /** What calls in a row are about to remove from the trip cart, until the last has been answered. */
  removedTripLines: 'removedTripLines',

  /** Session storage. */
  mapModalWasOpen: 'mapModalWasOpen',
  mapModalClosedByRefresh: 'mapModalClosedByRefresh',
  languageChanged: 'languageChanged',
  guestByChoice: 'guestByChoice',
  placementKeys: 'placementKeys',
  knownOrders: 'knownOrders',
  bookingKeys: 'bookingKeys',
  knownTrips: 'knownTrips',
  knownParcels: 'knownParcels',
  /** What is typed of a parcel, and the key under which it was sent. */
  parcelForm: 'parcelForm',
  parcelKey: 'parcelKey',
  /** The trip that was searched last. */
  searchedTrip: 'searchedTrip',
  /** What is bought now, beside the cart. */
  buyNow: 'buyNow',
  /** The coupon that is chosen at a checkout. */
  orderCoupon: 'orderCoupon',
  railIsWide: 'railIsWide',
  buildLeft: 'buildLeft',
} as const;
