import { sql } from 'kysely';
import type { ContactWithEmail } from '#domain/account/contact.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { summariseTrip, TRIP_AMOUNTS, type TripSummary } from '#domain/pricing/trip-price.ts';
import { lineGrosses, pricedLine, type TripCart, type TripLine } from '#domain/rental/trip-cart.ts';
import type { Period, TripDetails } from '#domain/rental/trip-details.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { namesIn } from '#server/kernel/translations.ts';
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

/**
 * Inserts an accepted trip with its vehicles as they are now and their names in each language, counts it for the
 * provider's popularity, and empties the cart, in one statement. Returns its id.
 */
export async function insertTrip(db: Db, accepted: AcceptedTrip): Promise<number> {
  const { cart, stored, provider, who, now } = accepted;
  const lines = cart.lines.flatMap((line) => {
    const row = stored.lines.find((one) => one.id === line.id)?.row;
    return row ? lineColumns({ row, line }, accepted) : [];
  });
  const names = stored.lines.flatMap(({ row }) =>
    namesIn(row.translations).map((name) => ({ vehicle_id: row.id, ...name })),
  );
  const { id } = await db
    .with('booked', (own) => own.insertInto('trip').values(tripColumns(accepted)).returning('id'))
    .with(
      'line',
      () => sql`(
      insert into trip_line (trip_id, vehicle_id, name, image, quantity, rate, price, discount)
      select booked.id, vehicle_id, name, image, quantity, rate, price, discount
      from booked, rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (
        vehicle_id integer, name text, image text, quantity integer, rate bigint, price bigint, discount bigint
      )) with ordinality as ordered (vehicle_id, name, image, quantity, rate, price, discount, place)
      order by place
      returning id, vehicle_id
    )`,
    )
    .with(
      'named',
      () => sql`(
      insert into translation (entity, entity_id, field, language, text)
      select 'trip_line', line.id, 'name', language, text
      from line join jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
        as name (vehicle_id integer, language text, text text) using (vehicle_id)
    )`,
    )
    .with(
      'reached',
      () => sql`(
      insert into trip_status_change (trip_id, status, at) select id, 'pending', ${now} from booked
    )`,
    )
    .with('rented_by', (own) =>
      own
        .updateTable('rental_provider')
        .set({ trip_count: sql`trip_count + 1` })
        .where('id', '=', provider.provider_id),
    )
    .with('taken', (own) => own.deleteFrom('trip_cart').where('owner', '=', who.owner))
    .selectFrom('booked')
    .select('id')
    .executeTakeFirstOrThrow();
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

/** A vehicle of the trip, with its own discount if that one applies. */
function lineColumns(
  { row, line }: { readonly row: VehicleRow; readonly line: TripLine },
  { cart, details, amounts }: AcceptedTrip,
) {
  const priced = pricedLine(line, details);
  const gross = lineGrosses({ ...cart, details }).get(line.id);
  if (!priced || !gross) return [];
  const alone = summariseTrip([priced], {
    currency: priced.rate.currency,
    ...{ providerDiscount: null, coupon: null, taxRate: line.vehicle.provider.taxRate },
    taxIncluded: amounts.taxIncluded,
  });
  return [
    {
      vehicle_id: row.id,
      name: row.name,
      image: line.vehicle.thumbnail,
      quantity: line.quantity,
      rate: priced.rate.minor,
      price: gross.minor,
      discount: amounts.discountBy === 'vehicle' ? alone.discount.minor : 0,
    },
  ];
}
