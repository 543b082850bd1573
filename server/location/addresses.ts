import type * as v from 'valibot';
import type { saveAddress } from '#contract/location.ts';
import { parseEmail } from '#domain/account/email.ts';
import { parsePhone, type Country } from '#domain/account/phone.ts';
import { MAX_ADDRESSES } from '#domain/location/address.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { DOOR_FIELDS } from '#domain/location/address.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { deliveringZone } from './zones.ts';

export type GivenAddress = v.InferOutput<typeof saveAddress>;

/** Newest first; all of them without a limit. */
export async function listAddresses(
  db: Db,
  customer: number,
  { limit, offset }: { readonly limit?: number | undefined; readonly offset: number },
) {
  const own = db.selectFrom('address').where('customer_id', '=', customer);
  const { count } = await own
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const newestFirst = own.selectAll().orderBy('id', 'desc');
  const page = limit === undefined ? newestFirst : newestFirst.limit(limit);
  const rows = await page.offset((limit ?? 0) * (Math.max(1, offset) - 1)).execute();
  const addresses = rows.map((row) => ({
    id: row.id,
    address_type: row.type,
    label: row.label,
    contact_person_name: row.contact_name,
    contact_person_number: row.contact_phone,
    contact_person_email: row.contact_email,
    address: row.address,
    ...recordOf(DOOR_FIELDS, (field) => row[field]),
    delivery_instruction: row.delivery_instruction,
    latitude: String(row.lat),
    longitude: String(row.lng),
    user_id: row.customer_id,
    zone_id: row.zone_id,
  }));
  return { total_size: count, limit: limit ?? null, offset, addresses };
}

/**
 * Returns the id and the delivering zone; refuses addresses outside every zone. An identical address is not
 * added again, as the first response may have been lost.
 */
export async function addAddress(
  db: Db,
  customer: number,
  given: GivenAddress,
  country: Country,
): Promise<{ readonly id: number; readonly zone: number }> {
  const facts = await factsOf(db, given, country);
  return inTransaction(db, `addresses of customer ${customer}`, async (transaction) => {
    await transaction
      .selectFrom('customer')
      .select('id')
      .where('id', '=', customer)
      .forUpdate()
      .execute();
    const own = await transaction
      .selectFrom('address')
      .selectAll()
      .where('customer_id', '=', customer)
      .execute();
    const same = own.find((row) => isSame(row, facts));
    if (same) return { id: same.id, zone: facts.zone_id };
    if (own.length >= MAX_ADDRESSES) throw httpError(403, 'addresses_full', FULL);
    const { id } = await transaction
      .insertInto('address')
      .values({ customer_id: customer, ...facts })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, zone: facts.zone_id };
  });
}

/** Another customer's address gets the same refusal as a missing one. */
export async function updateAddress(
  db: Db,
  customer: number,
  address: number,
  given: GivenAddress,
  country: Country,
): Promise<number> {
  const facts = await factsOf(db, given, country);
  const { numUpdatedRows } = await db
    .updateTable('address')
    .set(facts)
    .where('id', '=', Math.min(address, LAST_ROW_ID))
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw httpError(404, 'address', NO_SUCH_ADDRESS);
  return facts.zone_id;
}

export async function deleteAddress(db: Db, customer: number, address: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('address')
    .where('id', '=', Math.min(address, LAST_ROW_ID))
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw httpError(404, 'address', NO_SUCH_ADDRESS);
}

async function factsOf(db: Db, given: GivenAddress, country: Country) {
  const phone = parsePhone(given.contact_person_number, country);
  if (phone === null) throw httpError(403, 'contact_person_number', PHONE_MALFORMED);
  const email = given.contact_person_email ? parseEmail(given.contact_person_email) : '';
  if (email === null) {
    throw httpError(403, 'contact_person_email', EMAIL_MALFORMED);
  }
  const zone = await deliveringZone(db, geoPoint(given.latitude, given.longitude));
  if (!zone) throw httpError(403, 'coordinates', NOT_SERVED);
  return {
    type: given.address_type,
    label: given.label ?? '',
    contact_name: given.contact_person_name,
    contact_phone: phone,
    contact_email: email,
    address: given.address,
    ...recordOf(DOOR_FIELDS, (field) => given[field] ?? ''),
    delivery_instruction: given.delivery_instruction ?? '',
    lat: given.latitude,
    lng: given.longitude,
    zone_id: zone.id,
  };
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

const isSame = (row: Record<keyof Facts, unknown>, facts: Facts): boolean =>
  (Object.keys(facts) as (keyof Facts)[]).every((key) => row[key] === facts[key]);

const FULL = {
  en: `You can save up to ${MAX_ADDRESSES} addresses. Delete one first.`,
  hi: `आप ${MAX_ADDRESSES} तक पते सहेज सकते हैं। पहले कोई एक हटाएँ।`,
};
const EMAIL_MALFORMED = {
  en: 'Enter a valid e-mail address',
  hi: 'सही ई-मेल पता लिखें',
};
const NO_SUCH_ADDRESS = { en: 'This address was not found', hi: 'यह पता नहीं मिला' };
const NOT_SERVED = {
  en: 'Service not available in this area',
  hi: 'इस क्षेत्र में सेवा उपलब्ध नहीं है',
};
const PHONE_MALFORMED = {
  en: 'Enter the phone number with country code, such as +1 212 555 0123',
  hi: 'देश के कोड के साथ फ़ोन नंबर लिखें, जैसे +1 212 555 0123',
};
