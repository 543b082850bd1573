import { randomBytes } from 'node:crypto';
import type * as v from 'valibot';
import type { placeParcelRequest } from '#contract/parcel.ts';
import { parsePhone } from '#domain/account/phone.ts';
import { fromDecimal, toDecimal, type Money } from '#domain/kernel/money.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { shownText } from '#domain/kernel/unseen.ts';
import { NO_DOOR } from '#domain/location/address.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { mayPayBy, overLimits, wholeMeasures } from '#domain/parcel/parcel.ts';
import { isAboveCashLimit } from '#domain/pricing/cash-limit.ts';
import { ORDER_AMOUNTS } from '#domain/pricing/order-summary.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { httpError, HttpError } from '#server/kernel/http-error.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';
import { spelled } from '#server/kernel/spelled-money.ts';
import { payPlaced } from '#server/wallet/pay-placed.ts';
import { limitsOf, requireCategory, type ParcelCategoryRow } from './categories.ts';
import { requireRoute, type ParcelRules, type ParcelRoute } from './parcel-route.ts';
import * as errorMessages from './error-messages.ts';

type Request = v.InferOutput<typeof placeParcelRequest>;

/**
 * Places a parcel. Must run in a transaction. Zones, fee and limits are checked again, whatever the request
 * says.
 */
export async function placeParcel(db: Db, who: Principal, request: Request, rules: ParcelRules) {
  requireOffered(who, request, rules);
  const phones = phonesIn(request, rules.settings.business);
  const category = await requireCategory(db, request.parcel_category_id);
  const contents = requireWithinLimits(request, category, rules);
  const receiver = receiverIn(request);
  const from = geoPoint(request.latitude, request.longitude);
  const to = geoPoint(receiver.latitude, receiver.longitude);
  const route = await requireRoute(db, category, { from, to }, rules);
  requireFeeAsSeen(route.amounts.total, request, rules);
  if (request.payment_method === 'cash_on_delivery') requirePayableInCash(route, rules);

  const at = new Date(rules.now);
  const order_id = await insertOrder(
    db,
    who,
    { request, category, route, phone: phones.sender },
    at,
  );
  const follow_token = newToken();
  await db
    .insertInto('parcel')
    .values({
      ...{ order_id, category_id: category.id, charge_payer: request.charge_payer },
      ...{ receiver_name: receiver.contact_person_name, receiver_phone: phones.receiver },
      ...{ receiver_address: receiver.address, receiver_note: receiver.delivery_instruction },
      ...{ receiver_lat: to.latitude, receiver_lng: to.longitude, receiver_zone_id: route.toZone },
      ...contents,
      follow_token,
    })
    .execute();
  const { payment_method: method } = request;
  const paid = { id: order_id, customer: who.id, method, total: route.amounts.total };
  if (!(await payPlaced(db, paid, at)))
    throw httpError(203, 'wallet_balance', errorMessages.WALLET_TOO_LOW);
  return {
    order_id,
    total_ammount: toDecimal(route.amounts.total),
    status: 'pending' as const,
    created_at: at.toISOString(),
    user_id: who.id,
    follow_token,
  };
}

/** 128 bits, so that links cannot be guessed. */
const newToken = (): string => randomBytes(16).toString('base64url');

function requireOffered(who: Principal, request: Request, { settings }: ParcelRules): void {
  const { guestCheckout, cashOnDelivery, digitalPayment } = settings.ordering;
  if (who.kind === 'guest' && !guestCheckout) {
    throw httpError(403, 'guest_checkout', errorMessages.SIGN_IN_TO_SEND);
  }
  const isOffered = {
    cash_on_delivery: cashOnDelivery,
    wallet: settings.rewards.wallet && who.kind === 'customer',
    digital_payment: digitalPayment,
  };
  if (!mayPayBy(request.payment_method, request.charge_payer)) {
    throw httpError(403, 'payment_method', errorMessages.RECEIVER_PAYS_CASH);
  }
  if (!isOffered[request.payment_method])
    throw httpError(403, 'payment_method', errorMessages.NOT_OFFERED);
  if (!request.prohibited_acknowledged) {
    throw httpError(403, 'prohibited_acknowledged', errorMessages.NOT_ACKNOWLEDGED);
  }
}

/** The receiver's details may arrive as JSON in one field, whose texts are not cleaned before. */
function receiverIn({ receiver_details }: Request): Request['receiver_details'] {
  const receiver = {
    ...receiver_details,
    contact_person_name: shownText(receiver_details.contact_person_name),
    address: shownText(receiver_details.address),
    delivery_instruction: shownText(receiver_details.delivery_instruction ?? ''),
  };
  if (receiver.contact_person_name !== '') return receiver;
  throw httpError(403, 'receiver_details.contact_person_name', errorMessages.RECEIVER_NAME);
}

/** The courier calls both. */
function phonesIn(
  { contact_person_number, receiver_details }: Request,
  { country }: StoredSettings['business'],
) {
  const sender = parsePhone(contact_person_number, country);
  const receiver = parsePhone(receiver_details.contact_person_number, country);
  if (sender !== null && receiver !== null) return { sender, receiver };
  throw new HttpError(403, [
    ...(sender === null
      ? [{ code: 'contact_person_number', message: errorMessages.SENDER_PHONE }]
      : []),
    ...(receiver === null
      ? [{ code: 'receiver_details.contact_person_number', message: errorMessages.RECEIVER_PHONE }]
      : []),
  ]);
}

const FIELD_OF = { weight: 'weight', size: 'length', value: 'declared_value' } as const;

function requireWithinLimits(
  { weight, length, declared_value }: Request,
  category: ParcelCategoryRow,
  { currency }: ParcelRules,
) {
  const value = fromDecimal(declared_value, currency);
  const measures = wholeMeasures(weight, length);
  const over = overLimits({ ...measures, value }, limitsOf(category, currency));
  if (over.length > 0) {
    throw new HttpError(
      403,
      over.map((measure) => ({
        code: FIELD_OF[measure],
        message: errorMessages.OVER_LIMIT[measure],
      })),
    );
  }
  return { ...measures, value: value.minor };
}

function requireFeeAsSeen(total: Money, { order_amount }: Request, rules: ParcelRules): void {
  const halfUnit = 0.5 / 10 ** rules.currency.digits;
  if (Math.abs(order_amount - toDecimal(total)) < halfUnit) return;
  const now = errorMessages.FEE_CHANGED(spelled(total, rules.settings.money));
  throw httpError(409, 'order_amount', now);
}

function requirePayableInCash(
  { amounts, cashLimit }: ParcelRoute,
  { settings }: ParcelRules,
): void {
  if (cashLimit === null || !isAboveCashLimit(amounts.total, cashLimit)) return;
  throw httpError(
    403,
    'cash_limit',
    errorMessages.ABOVE_CASH_LIMIT(spelled(cashLimit, settings.money)),
  );
}

type Accepted = {
  readonly request: Request;
  readonly category: ParcelCategoryRow;
  readonly route: ParcelRoute;
  /** The sender's. */
  readonly phone: string;
};

async function insertOrder(
  db: Db,
  who: Principal,
  { request, category, route, phone }: Accepted,
  at: Date,
): Promise<number> {
  const { amounts } = route;
  const { id } = await db
    .insertInto('orders')
    .values({
      ...{ owner: who.owner, customer_id: who.kind === 'customer' ? who.id : null, store_id: null },
      ...{
        module_id: category.module_id,
        zone_id: route.fromZone,
        status: 'pending',
        type: 'parcel',
      },
      ...{ payment_method: request.payment_method, payment_status: 'unpaid' },
      ...recordOf(ORDER_AMOUNTS, (part) => amounts[part].minor),
      ...{ tax_included: amounts.taxIncluded, metres: route.metres },
      ...{ contact_name: request.contact_person_name, contact_phone: phone },
      ...{ contact_email: request.contact_person_email ?? '', address: request.address },
      ...{ ...NO_DOOR, lat: request.latitude, lng: request.longitude },
      ...{ note: request.order_note || null, schedule_at: null, cancellation_reason: null },
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('order_event').values({ order_id: id, status: 'pending', at }).execute();
  return id;
}
