import type * as v from 'valibot';
import type { saveAddress } from '#contract/location.ts';
import { parsePhone } from '#domain/account/contact.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import type { Db } from '#server/kernel/database.ts';
import { problem } from '#server/kernel/problem.ts';
import { deliveringZone } from '#server/location/zones.ts';

export type GivenAddress = v.InferOutput<typeof saveAddress>;

/** Newest first; without a limit, all of them. */
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
    contact_person_name: row.contact_name,
    contact_person_number: row.contact_phone,
    address: row.address,
    road: row.road,
    house: row.house,
    floor: row.floor,
    latitude: String(row.lat),
    longitude: String(row.lng),
    user_id: row.customer_id,
    zone_id: row.zone_id,
  }));
  return { total_size: count, limit: limit ?? null, offset, addresses };
}

/** Answers the zone that delivers there; an address outside every zone is refused. */
export async function addAddress(db: Db, customer: number, given: GivenAddress): Promise<number> {
  const facts = await factsOf(db, given);
  await db
    .insertInto('address')
    .values({ customer_id: customer, ...facts })
    .execute();
  return facts.zone_id;
}

/** Another customer's address is answered like one that does not exist. */
export async function updateAddress(
  db: Db,
  customer: number,
  address: number,
  given: GivenAddress,
): Promise<number> {
  const facts = await factsOf(db, given);
  const { numUpdatedRows } = await db
    .updateTable('address')
    .set(facts)
    .where('id', '=', address)
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw problem(404, 'address', NO_SUCH_ADDRESS);
  return facts.zone_id;
}

export async function deleteAddress(db: Db, customer: number, address: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('address')
    .where('id', '=', address)
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw problem(404, 'address', NO_SUCH_ADDRESS);
}

async function factsOf(db: Db, given: GivenAddress) {
  const phone = parsePhone(given.contact_person_number);
  if (phone === null) throw problem(403, 'contact_person_number', PHONE_MALFORMED);
  const zone = await deliveringZone(db, geoPoint(given.latitude, given.longitude));
  if (!zone) throw problem(403, 'coordinates', NOT_SERVED);
  return {
    type: given.address_type,
    contact_name: given.contact_person_name,
    contact_phone: phone,
    address: given.address,
    road: given.road ?? '',
    house: given.house ?? '',
    floor: given.floor ?? '',
    lat: given.latitude,
    lng: given.longitude,
    zone_id: zone.id,
  };
}

const NO_SUCH_ADDRESS = { en: 'This address was not found', hi: 'यह पता नहीं मिला' };
const NOT_SERVED = {
  en: 'Service not available in this area',
  hi: 'इस क्षेत्र में सेवा उपलब्ध नहीं है',
};
const PHONE_MALFORMED = {
  en: 'Enter the phone number with country code, such as +1 212 555 0123',
  hi: 'देश के कोड के साथ फ़ोन नंबर लिखें, जैसे +1 212 555 0123',
};
