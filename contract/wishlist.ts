import * as v from 'valibot';
import { item, store } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { message, wireId } from './kernel.ts';
import { provider } from './rental-providers.ts';
import { RENTAL_PATH } from './rental-terms.ts';
import { vehicle } from './rental-vehicles.ts';

/** Headers name zones, as for every list; wishes from elsewhere are listed as well. */
const WISHES_PATH = '/api/v1/customer/wish-list';
const RENTAL_WISHES_PATH = `${RENTAL_PATH}/user/wish-list`;

/** Exactly one of the two. */
const wish = v.object({ item_id: v.optional(wireId), store_id: v.optional(wireId) });
const rentalWish = v.object({
  vehicle_id: v.optional(wireId),
  provider_id: v.optional(wireId),
});

export const listWishes = endpoint({
  method: 'GET',
  path: WISHES_PATH,
  answer: v.object({ item: v.array(item), store: v.array(store) }),
  refusals: [401, 403],
});
export const addWish = endpoint({
  method: 'POST',
  path: `${WISHES_PATH}/add`,
  query: wish,
  answer: message,
  refusals: [401, 403, 404, 409],
});
/** A store, under either name of its id. */
export const addStoreWish = endpoint({
  method: 'POST',
  path: `${WISHES_PATH}/stores/add`,
  query: wish,
  answer: message,
  refusals: [401, 403, 404, 409],
  ours: true,
});
export const removeWish = endpoint({
  method: 'DELETE',
  path: `${WISHES_PATH}/remove`,
  query: wish,
  answer: message,
  refusals: [401, 403, 404],
});

export const listRentalWishes = endpoint({
  method: 'GET',
  path: RENTAL_WISHES_PATH,
  answer: v.object({ vehicles: v.array(vehicle), providers: v.array(provider) }),
  refusals: [401],
});
export const addRentalWish = endpoint({
  method: 'POST',
  path: `${RENTAL_WISHES_PATH}/add`,
  query: rentalWish,
  answer: message,
  refusals: [401, 403, 404],
});
export const removeRentalWish = endpoint({
  method: 'DELETE',
  path: `${RENTAL_WISHES_PATH}/remove`,
  query: rentalWish,
  answer: message,
  refusals: [401, 403, 404],
});
