import * as account from '#contract/account.ts';
import * as cart from '#contract/cart.ts';
import { listModules } from '#contract/catalogue.ts';
import { callName, type Endpoint } from '#contract/endpoint.ts';
import * as location from '#contract/location.ts';
import * as ordering from '#contract/ordering.ts';
import { getConfig } from '#contract/shell.ts';

/** The call that each capability of a machine makes; of several one, as its input has it. */
const CALLS: Readonly<Record<string, Endpoint | readonly Endpoint[]>> = {
  readConfig: getConfig,
  readModules: listModules,
  requestGuestId: account.requestGuestId,
  loadProfile: account.readProfile,
  signIn: account.signIn,
  signUp: account.signUp,
  readCart: cart.listCart,
  runTask: [cart.addToCart, cart.updateCart, cart.removeFromCart, cart.clearCart],
  putInCart: cart.addToCart,
  predictPlaces: location.predictPlaces,
  findPlace: location.findPlace,
  resolveAddress: location.describePoint,
  findZones: location.findZone,
  takeQuote: ordering.takeQuote,
  place: ordering.placeOrder,
  placeOrders: ordering.placeOrder,
  findOrder: ordering.trackOrder,
  readLines: ordering.listOrderLines,
  readReasons: ordering.listCancellationReasons,
  cancelOrder: ordering.cancelOrder,
};

/** As the control desk knows calls. None for what never leaves the browser: its memory, its position, a dialog. */
export const callsOf = (capability: string): readonly string[] =>
  [CALLS[capability] ?? []].flat().map((call: Endpoint) => callName(call));
