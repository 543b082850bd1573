import { sql } from 'kysely';
import type { ContactWithEmail } from '#domain/account/contact.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { summariseTrip, TRIP_AMOUNTS, type TripSummary } from '#domain/pricing/trip-price.ts';
import { lineGrosses, pricedLine, type TripCart, type TripLine } from '#domain/rental/trip-cart.ts';
import type { Period, TripDetails } from '#domain/rental/trip-details.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { toColumns } from './details.ts';
import type { StoredTripCart } from './stored-trip-cart.ts';
import type { VehicleRow } from './vehicle-row.ts';

export type AcceptedTrip = {
  readonly stored: StoredTripCart;
  readonly cart: TripCart;
  readonly details: TripDetails;
  readonly period: Period;
  readonly amounts: TripSummary;
  readonly contact: ContactWithEmail;
  readonly who: Principal;
  readonly provider: VehicleRow;
  readonly zone: ZoneId;
  readonly note: string | null;
  readonly coupon: { readonly id: number; readonly code: string } | null;
  readonly paymentMethod: string;
  readonly now: Date;
};

/** Inserts an accepted trip with its vehicles as they are now. Returns its id. */
export async function insertTrip(db: Db, accepted: AcceptedTrip): Promise<number> {
  const { cart, stored, provider, now } = accepted;
  const { id } = await db
    .insertInto('trip')
    .values(tripColumns(accepted))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const line of cart.lines) {
    const row = stored.lines.find((one) => one.id === line.id)?.row;
    if (row) await insertLine(db, { trip_id: id, row, line }, accepted);
  }
  await db
    .insertInto('trip_status_change')
    .values({ trip_id: id, status: 'pending', at: now })
    .execute();
  await db
    .updateTable('rental_provider')
    .set({ trip_count: sql`trip_count + 1` })
    .where('id', '=', provider.provider_id)
    .execute();
  return id;
}

function tripColumns({ details, period, amounts, contact, who, provider, ...rest }: AcceptedTrip) {
  return {
    ...toColumns(details),
    owner: who.owner,
    customer_id: who.kind === 'customer' ? who.id : null,
    provider_id: provider.provider_id,
    module_id: provider.module_id,
    zone_id: rest.zone,
    status: 'pending' as const,
    pickup_at: new Date(period.from),
    ends_at: new Date(period.to),
    payment_method: rest.paymentMethod,
    payment_status: 'unpaid',
    ...recordOf(TRIP_AMOUNTS, (part) => amounts[part].minor),
    ...{ discount_by: amounts.discountBy, tax_included: amounts.taxIncluded },
    coupon_id: rest.coupon?.id ?? null,
    coupon_code: rest.coupon?.code ?? null,
    contact_name: contact.name,
    contact_phone: contact.phone,
    contact_email: contact.email,
    note: rest.note,
    cancellation_reason: null,
    created_at: rest.now,
  };
}

/** Inserts a vehicle with its current name in each language, and its own discount if that one applies. */
async function insertLine(
  db: Db,
  { trip_id, row, line }: { trip_id: number; row: VehicleRow; line: TripLine },
  { cart, details, amounts }: AcceptedTrip,
): Promise<void> {
  const priced = pricedLine(line, details);
  const gross = lineGrosses({ ...cart, details }).get(line.id);
  if (!priced || !gross) return;
  const alone = summariseTrip([priced], {
    currency: priced.rate.currency,
    ...{ providerDiscount: null, coupon: null, taxRate: line.vehicle.provider.taxRate },
    taxIncluded: amounts.taxIncluded,
  });
  const { id } = await db
    .insertInto('trip_line')
    .values({
      trip_id,
      vehicle_id: row.id,
      name: row.name,
      image: line.vehicle.thumbnail,
      quantity: line.quantity,
      rate: priced.rate.minor,
      price: gross.minor,
      discount: amounts.discountBy === 'vehicle' ? alone.discount.minor : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into translation (entity, entity_id, field, language, text)
    select 'trip_line', ${id}, field, language, text from translation
    where entity = 'vehicle' and entity_id = ${row.id} and field = 'name'
  `.execute(db);
}
