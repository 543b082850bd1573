import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { message, wireId } from './kernel.ts';
import { orderStatus, placedOrderType } from './ordering.ts';
import { tripStatus } from './rental-trips.ts';

/**
 * "GET /api/v1/customer/cart/list": method and path without query; a trailing * matches the rest. A
 * parameter such as ":id" is refused, since it would match no call.
 */
export const callPattern = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.regex(/^(GET|POST|PUT|DELETE|\*) \/[^\s:]*$/, 'Such as "GET /api/v1/customer/cart/list"'),
);

/** Outcome injected in place of the call. */
export const ending = v.union([
  v.strictObject({
    fail: v.union([
      v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
      /** `drop` never reaches the server; `drop-after` does, and only its response is lost. */
      v.picklist(['html', 'broken-json', 'drop', 'drop-after']),
    ]),
  }),
  v.strictObject({
    /** Literal response, such as one that this server would never give. */
    answer: v.strictObject({
      status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
      body: v.unknown(),
    }),
  }),
]);
export type Ending = v.InferOutput<typeof ending>;

/** Fault of a call: delay, injected outcome, or hold until released. */
export const ruleAction = v.union([
  v.strictObject({ latency: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)) }),
  ending,
  v.strictObject({ hold: v.literal(true) }),
]);

const byId = v.object({ id: wireId });

export const clockChange = v.union([
  v.strictObject({
    now: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    lease: v.optional(v.boolean()),
  }),
  v.strictObject({ advance: v.pipe(v.number(), v.integer()) }),
]);
export const newRule = v.object({
  call: callPattern,
  action: ruleAction,
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  /** Temporary rule: removed with its lease, by the walk that requested it or by the next start. */
  lease: v.optional(v.boolean(), false),
  /** Replaces all other rules of this call atomically; held calls stay held. */
  instead: v.optional(v.boolean(), false),
});
export const releaseRequest = v.object({
  call: callPattern,
  /** Outcome of the held calls; missing: they are carried out. */
  ending: v.optional(ending),
  /** True to hold later calls as well. */
  keep: v.optional(v.boolean()),
});
export const itemChange = v.object({
  stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Variation whose stock is set, such as "Large-Red". */
  variation: v.optional(v.string()),
  /** Minor units. */
  price: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  active: v.optional(v.boolean()),
});

const price = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
export const vehicleChange = v.object({
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Minor units; null: not rented this way. One of the two must remain. */
  hourly_price: v.optional(price),
  distance_price: v.optional(price),
  active: v.optional(v.boolean()),
});
export const providerChange = v.object({
  /** Pickup zones of the vehicle. */
  pickup_zones: v.optional(v.pipe(v.array(wireId), v.maxLength(100))),
  active: v.optional(v.boolean()),
});

export const deskTrip = v.object({
  id: wireId,
  name: v.string(),
  contact_name: v.string(),
  contact_phone: v.string(),
  status: tripStatus,
});
export const deskOrder = v.object({
  id: wireId,
  name: v.string(),
  contact_name: v.string(),
  contact_phone: v.string(),
  type: placedOrderType,
  status: orderStatus,
  /** Prescription images, which the store checks before it hands anything out. */
  prescriptions: v.array(v.string()),
});
export const deskConversation = v.object({
  id: wireId,
  name: v.string(),
  contact_name: v.string(),
  /** Messages that the customer has not read. */
  unread: v.number(),
  last: v.string(),
});
/** Code that would have been sent to a customer. */
export const deskCode = v.object({
  id: wireId,
  purpose: v.picklist(['verify_email', 'verify_phone', 'reset']),
  recipient: v.string(),
  code: v.string(),
  at: v.string(),
});
export const deskState = v.object({
  now: v.string(),
  clock_shift: v.number(),
  rules: v.array(
    v.object({
      id: wireId,
      call: v.string(),
      action: v.record(v.string(), v.unknown()),
      remaining: v.nullable(v.number()),
    }),
  ),
  held: v.array(v.object({ call: v.string(), since: v.string() })),
  zones: v.array(v.object({ id: wireId, name: v.string(), active: v.boolean() })),
  personas: v.array(v.string()),
  orders: v.array(deskOrder),
  trips: v.array(deskTrip),
  conversations: v.array(deskConversation),
  codes: v.array(deskCode),
});

export const DESK_PATH = '/desk';
export const readDesk = endpoint({
  method: 'GET',
  path: `${DESK_PATH}/state`,
  answer: deskState,
});
export const setClock = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/clock`,
  body: clockChange,
  answer: v.object({ now: v.string() }),
  refusals: [403],
});
export const addRule = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/rules`,
  body: newRule,
  answer: deskState,
  refusals: [403],
});
export const forgetRules = endpoint({
  method: 'DELETE',
  path: `${DESK_PATH}/rules`,
  query: v.object({ call: v.optional(callPattern) }),
  answer: deskState,
  refusals: [403],
});
export const endLeases = endpoint({
  method: 'DELETE',
  path: `${DESK_PATH}/leases`,
  query: v.object({ keep: v.optional(v.literal('held')) }),
  answer: deskState,
  refusals: [403],
});
export const releaseCalls = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/release`,
  body: releaseRequest,
  answer: v.object({ released: v.number() }),
  refusals: [403],
});
export const resetToSeed = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/reset`,
  answer: message,
  refusals: [409],
});
export const becomePersona = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/personas/:name`,
  params: v.object({ name: v.string() }),
  answer: v.object({
    guest_id: v.optional(wireId),
    token: v.optional(v.string()),
    email: v.optional(v.string()),
  }),
  refusals: [404],
});
export const advanceOrder = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/orders/:id/advance`,
  params: byId,
  answer: v.object({ status: orderStatus }),
  refusals: [403, 404, 409],
});
export const setOrderStatus = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/orders/:id/status`,
  params: byId,
  body: v.object({ status: orderStatus }),
  answer: v.object({ status: orderStatus }),
  refusals: [403, 404, 409],
});
/** Moves the courier one step towards the door. */
export const moveCourier = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/orders/:id/courier`,
  params: byId,
  answer: v.object({ lat: v.number(), lng: v.number() }),
  refusals: [403, 404, 409],
});
/** Sends a message to a customer as the store, the courier or support. */
export const answerCustomer = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/conversations/:id/answer`,
  params: byId,
  body: v.object({ message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000)) }),
  answer: v.object({ message_id: wireId }),
  refusals: [403, 404],
});
export const showPrescription = endpoint({
  method: 'GET',
  path: `${DESK_PATH}/prescriptions/:id`,
  params: v.object({ id: v.string() }),
  file: 'image/jpeg',
  answer: v.unknown(),
  refusals: [404],
});
export const setZone = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/zones/:id`,
  params: byId,
  body: v.object({ active: v.boolean() }),
  answer: v.object({ active: v.boolean() }),
  refusals: [403, 404],
});
export const changeItem = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/items/:id`,
  params: byId,
  body: itemChange,
  answer: itemChange,
  refusals: [403, 404],
});
export const advanceTrip = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/trips/:id/advance`,
  params: byId,
  answer: v.object({ status: tripStatus }),
  refusals: [403, 404, 409],
});
export const setTripStatus = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/trips/:id/status`,
  params: byId,
  body: v.object({ status: tripStatus }),
  answer: v.object({ status: tripStatus }),
  refusals: [403, 404, 409],
});
export const changeVehicle = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/vehicles/:id`,
  params: byId,
  body: vehicleChange,
  answer: vehicleChange,
  refusals: [403, 404],
});
export const changeProvider = endpoint({
  method: 'POST',
  path: `${DESK_PATH}/providers/:id`,
  params: byId,
  body: providerChange,
  answer: providerChange,
  refusals: [403, 404],
});
