const CUSTOMER = '/api/v1/customer';

/** The call to the shop that each capability of a machine makes, as the control desk knows calls. */
const CALLS: Readonly<Record<string, string>> = {
  readConfig: 'GET /api/v1/config',
  readModules: 'GET /api/v1/module',
  requestGuestId: 'POST /api/v1/auth/guest/request',
  loadProfile: 'GET /api/profile',
  signIn: 'POST /api/v1/auth/login',
  signUp: 'POST /api/v1/auth/sign-up',
  readCart: `GET ${CUSTOMER}/cart/list`,
  addItem: `POST ${CUSTOMER}/cart/add`,
  updateLine: `POST ${CUSTOMER}/cart/update`,
  removeLine: `DELETE ${CUSTOMER}/cart/remove-item`,
  clearCart: `DELETE ${CUSTOMER}/cart/remove`,
  putInCart: `POST ${CUSTOMER}/cart/add`,
  predictPlaces: 'GET /api/v1/config/place-api-autocomplete',
  findPlace: 'GET /api/v1/config/place-api-details',
  resolveAddress: 'GET /api/v1/config/geocode-api',
  findZones: 'GET /api/v1/config/get-zone-id',
  takeQuote: `POST ${CUSTOMER}/order/quote`,
  placeOrders: `POST ${CUSTOMER}/order/place`,
  findOrder: `GET ${CUSTOMER}/order/track`,
  readLines: `GET ${CUSTOMER}/order/details`,
  readReasons: `GET ${CUSTOMER}/order/cancellation-reasons`,
  cancelOrder: `PUT ${CUSTOMER}/order/cancel`,
};

/** Null for what never leaves the browser: its memory, its position, a dialog. */
export const callOf = (capability: string): string | null => CALLS[capability] ?? null;
