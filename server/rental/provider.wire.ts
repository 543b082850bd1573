import type * as v from 'valibot';
import type * as contract from '#contract/rental-providers.ts';
import type { Language } from '#domain/kernel/language.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { rate, toPercent } from '#domain/kernel/rate.ts';
import { timeOfDay } from '#domain/kernel/time-window.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import { hoursOf, isOpenAt, pointOf } from '#server/catalogue/store-row.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import type { ProviderRow } from './provider-row.ts';

/** Place, time and language of a request for providers. */
export type ProviderView = {
  readonly language: Language;
  readonly currency: Currency;
  readonly at: WallTime;
  readonly point: GeoPoint | null;
};

type WireProvider = v.InferInput<typeof contract.provider>;

/** A provider in the shape of a store, with fields for renting. */
export function toWireProvider(row: ProviderRow, view: ProviderView): WireProvider {
  const { language, point } = view;
  return {
    ...{ id: row.id, name: nameIn(language, row), address: row.address, phone: row.phone },
    ...{ latitude: String(row.lat), longitude: String(row.lng) },
    ...{ logo_full_url: row.logo, cover_photo_full_url: row.cover },
    ...{ module_id: row.module_id, module_type: row.module_type, zone_id: row.zone_id },
    ...{ active: row.active, open: isOpenAt(row, view.at), delivery: false },
    tax: toPercent(rate(row.tax_rate)),
    ...{ avg_rating: row.rating, rating_count: row.rating_count, order_count: row.trip_count },
    distance: point ? estimateTravel(pointOf(row), point).metres : null,
    pickup_zone_id: row.pickup_zones,
    discount: discountOf(row, view.currency),
    total_vehicles: row.vehicle_count ?? 0,
    schedules: hoursOf(row).hours.map(({ weekday, window }) => ({
      day: weekday,
      opening_time: `${timeOfDay(window.opens)}:00`,
      closing_time: `${timeOfDay(window.closes)}:00`,
    })),
    closed_dates: row.closed_dates,
  };
}

function discountOf(row: ProviderRow, currency: Currency): WireProvider['discount'] {
  if (row.discount_rate === 0) return null;
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  return {
    discount: toPercent(rate(row.discount_rate)),
    min_purchase: decimal(row.discount_minimum),
    max_discount: decimal(row.discount_maximum ?? 0),
  };
}
