import type * as v from 'valibot';
import type * as contract from '#contract/catalogue.ts';
import { money, nothing, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { rate, toPercent } from '#domain/kernel/rate.ts';
import { timeOfDay } from '#domain/kernel/time-window.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { deliveryFee } from '#domain/pricing/delivery-fee.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import { hoursOf, isOpenAt, pointOf, tariffOf, type StoreRow } from './store-row.ts';

/** Place, time and language of a request for stores. */
export type StoreView = {
  readonly language: Language;
  readonly currency: Currency;
  readonly at: WallTime;
  /** Null if the request has none. */
  readonly point: GeoPoint | null;
  /** Zones that serve the point. */
  readonly zones: readonly ZoneId[];
  readonly settings: StoredSettings;
};

export type WireStore = v.InferInput<typeof contract.store>;

export function toWireStore(row: StoreRow, view: StoreView): WireStore {
  return {
    id: row.id,
    name: nameIn(view.language, row),
    address: row.address,
    phone: row.phone,
    latitude: String(row.lat),
    longitude: String(row.lng),
    logo_full_url: row.logo,
    cover_photo_full_url: row.cover,
    module_id: row.module_id,
    module_type: row.module_type,
    zone_id: row.zone_id,
    active: row.active,
    open: isOpenAt(row, view.at),
    minimum_order: toDecimal(money(row.minimum_order, view.currency)),
    tax: toPercent(rate(row.tax_rate)),
    free_delivery: row.free_delivery,
    delivery_fee: feeOf(row, view),
    delivery: row.delivers,
    take_away: row.take_away,
    veg: Number(row.veg),
    non_veg: Number(row.non_veg),
    halal_tag_status: row.halal_tag,
    delivery_time: `${row.delivery_minutes_from}-${row.delivery_minutes_to} min`,
    avg_rating: row.rating,
    rating_count: row.rating_count,
    order_count: row.order_count,
    distance: view.point ? metresFrom(view.point, row) : null,
    discount: row.discount_rate > 0 ? { discount: toPercent(rate(row.discount_rate)) } : null,
    schedules: hoursOf(row).hours.map(({ weekday, window }) => ({
      day: weekday,
      opening_time: `${timeOfDay(window.opens)}:00`,
      closing_time: `${timeOfDay(window.closes)}:00`,
    })),
    closed_dates: row.closed_dates,
  };
}

const metresFrom = (point: GeoPoint, row: Pick<StoreRow, 'lat' | 'lng'>): number =>
  estimateTravel(pointOf(row), point).metres;

/** Delivery fee of an order from an empty cart; large orders may be free. */
function feeOf(row: StoreRow, { point, zones, settings, currency }: StoreView): number | null {
  const delivers = row.delivers && settings.ordering.homeDelivery && row.minimum_fee !== null;
  if (!point || !delivers || !zones.some((zone) => zone === row.zone_id)) return null;
  const fee = deliveryFee({
    tariff: tariffOf(row, currency),
    metres: metresFrom(point, row),
    takeAway: false,
    storeDeliversFree: row.free_delivery,
    freeFrom: null,
    cartSubtotal: nothing(currency),
  });
  return toDecimal(fee);
}
