/** Keys of the browser's storage. The specification defines those of the first group. */
export const KEYS = {
  token: 'token',
  guestId: 'guest_id',
  zones: 'zoneid',
  address: 'location',
  point: 'currentLatLng',

  /** Marks the token that the server has refused, so that other tabs can tell it from a sign-out. */
  refusedToken: 'refusedToken',
  module: 'module',
  language: 'language',
  theme: 'theme',
  /** Rewritten with every change of the cart, to notify other tabs. */
  cartChange: 'cartChange',
  /** The same for the trip cart. */
  tripCartChange: 'tripCartChange',
  wishlistChange: 'wishlistChange',
  profileChange: 'profileChange',
  diet: 'diet',
  /** By module: a guest's interests there; an empty list once the customer was asked. */
  interests: 'interests',
  recentDestinations: 'recentDestinations',
  recentSearches: 'recentSearches',
  /** Recently viewed, by customer of this browser and for its guests. */
  recentlyViewed: 'recentlyViewed',
  /** Lines that a sequence of calls is removing from the trip cart, until the last answer. */
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
  /** The form of a parcel, with its idempotency key once it was sent. */
  parcelForm: 'parcelForm',
  parcelKey: 'parcelKey',
  searchedTrip: 'searchedTrip',
  buyNow: 'buyNow',
  orderCoupon: 'orderCoupon',
  railIsWide: 'railIsWide',
  buildLeft: 'buildLeft',
} as const;
