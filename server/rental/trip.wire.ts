import type * as v from 'valibot';
import type * as contract from '#contract/rental-trips.ts';
import type { Language } from '#domain/kernel/language.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { TRIP_AMOUNTS } from '#domain/pricing/trip-price.ts';
import { mayReviewTrip } from '#domain/rental/trip-status.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import { fromColumns } from './details.ts';
import { toWireDetails } from './trip-cart.wire.ts';
import type { TripLineRow, TripRow } from './trip-row.ts';

type WireTripRow = v.InferInput<typeof contract.tripRow>;
type WireTrip = v.InferInput<typeof contract.trip>;

type Reader = {
  readonly language: Language;
  readonly currency: Currency;
  readonly timeZone: TimeZone;
};

export function toWireTripRow(row: TripRow, { language, currency, timeZone }: Reader): WireTripRow {
  const details = toWireDetails(fromColumns(row), timeZone);
  return {
    id: row.id,
    trip_status: row.status,
    trip_type: row.type,
    trip_amount: toDecimal(money(row.total, currency)),
    payment_status: row.payment_status,
    payment_method: row.payment_method as WireTripRow['payment_method'] & string,
    schedule_at: row.pickup_at.toISOString(),
    created_at: row.created_at.toISOString(),
    quantity: row.vehicle_count ?? 0,
    estimated_hours: details.estimated_hours,
    distance: details.distance,
    destination_time: details.destination_time,
    pickup_location: details.pickup_location,
    destination_location: details.destination_location,
    provider: {
      id: row.provider_id,
      name: nameIn(language, { name: row.provider_name, translations: row.provider_translations }),
      logo_full_url: row.provider_logo,
      cover_photo: row.provider_cover,
      phone: row.provider_phone,
      address: row.provider_address,
      avg_rating: row.provider_rating,
      rating_count: row.provider_rating_count,
    },
  };
}

/** Wire format of a trip, with its vehicles as at booking. */
export function toWireTrip(
  row: TripRow,
  lines: readonly TripLineRow[],
  may: { readonly cancel: boolean; readonly review: boolean },
  reader: Reader,
): WireTrip {
  const { language, currency } = reader;
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  const trip = toWireTripRow(row, reader);
  const mayReview = may.review && mayReviewTrip(row.status);
  return {
    ...trip,
    additional_note: row.note,
    amounts: {
      ...recordOf(TRIP_AMOUNTS, (part) => decimal(row[part])),
      ...{ discount_by: row.discount_by, tax_included: row.tax_included },
    },
    trip_details: lines.map((line) => ({
      id: line.id,
      trip_id: row.id,
      vehicle_id: line.vehicle_id,
      quantity: line.quantity,
      price: decimal(line.rate),
      calculated_price: decimal(line.price),
      discount_on_trip: decimal(line.discount),
      rental_type: row.type,
      estimated_hours: trip.estimated_hours,
      distance: trip.distance,
      vehicle_details: {
        id: line.vehicle_id,
        name: nameIn(language, line),
        thumbnail_full_url: line.image,
      },
    })),
    vehicle_identity: lines.map((line) => ({
      id: line.id,
      vehicle_id: line.vehicle_id,
      vehicle_name: nameIn(language, line),
      vehicle_thumbnail: line.image,
      rating: line.review_rating,
      comment: line.review_comment,
      reply: line.review_reply,
      attachment_full_url: line.review_images ?? [],
      can_review: mayReview && line.review_rating === null,
    })),
    contact_person_name: row.contact_name,
    contact_person_number: row.contact_phone,
    cancellation_reason: row.cancellation_reason,
    coupon_code: row.coupon_code,
    can_cancel: may.cancel,
    ...Object.fromEntries(
      row.changes.map(({ status, at }) => [status, new Date(at).toISOString()]),
    ),
  };
}
