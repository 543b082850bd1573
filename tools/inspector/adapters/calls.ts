import * as account from '#contract/account.ts';
import * as cart from '#contract/cart.ts';
import { listModules } from '#contract/catalogue.ts';
import { callName, type Endpoint } from '#contract/endpoint.ts';
import * as location from '#contract/location.ts';
import * as ordering from '#contract/ordering.ts';
import { getConfig } from '#contract/shell.ts';

/** The call that each capability of a machine makes. */
const CALLS: Readonly<Record<string, Endpoint>> = {
  readConfig: getConfig,
  readModules: listModules,
  requestGuestId: account.requestGuestId,
  loadProfile: account.readProfile,
  signIn: account.signIn,
  signUp: account.signUp,
  readCart: cart.listCart,
  addItem: cart.addToCart,
  updateLine: cart.updateCart,
  removeLine: cart.removeFromCart,
  clearCart: cart.clearCart,
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

/** As the control desk knows calls. Null for what never leaves the browser: its memory, its position, a dialog. */
export function callOf(capability: string): string | null {
  const call = CALLS[capability];
  return call ? callName(call) : null;
}
