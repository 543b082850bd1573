import type { Insertable } from 'kysely';
import type { ItemTable, StoreHoursTable, StoreTable } from '#server/kernel/schema.ts';
import { isoDate, plusDays, type WallTime } from '#domain/kernel/wall-clock.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { chanceOf } from './chance.ts';
import type { InHindi } from './in-hindi.ts';
import type { StorePlan } from './store-plan.ts';

type Facts = {
  readonly store: number;
  readonly module: number;
  readonly at: GeoPoint;
  readonly today: WallTime;
  readonly now: Date;
  /** Rated items; the store's rating follows from them. */
  readonly items: readonly Insertable<ItemTable>[];
};

/** 8.875 %, the sales tax of New York City. */
const SALES_TAX = 88_750;
/** Orders of a kitchen per delivery slot. */
const SLOT_CAPACITY = 12;
const WEEK = 7 * 86_400_000;

export function storeRowOf(
  plan: StorePlan,
  { store, module, at, today, now, items }: Facts,
): InHindi<Insertable<StoreTable>, 'name'> {
  const slug = slugOf(plan.name);
  return {
    ...{ id: store, module_id: module, zone_id: plan.zone },
    ...{ name: plan.name, name_hi: plan.nameHi },
    address: `${plan.house} ${plan.street}, ${cityOf(plan.zone)}`,
    phone: `+1212555${String(200 + store).padStart(4, '0')}`,
    ...{ lat: at.latitude, lng: at.longitude },
    logo: `/pictures/logo-${slug}-320.webp`,
    cover: `/pictures/${plan.cover}-320.webp`,
    active: !plan.inactive,
    minimum_order: plan.minimum ?? 0,
    slot_capacity: SLOT_CAPACITY,
    tax_rate: SALES_TAX,
    free_delivery: plan.freeDelivery ?? false,
    delivers: !plan.takeAwayOnly,
    take_away: !plan.deliveryOnly,
    veg: module > 2 || items.some(({ veg }) => veg === true),
    non_veg: items.some(({ veg }) => veg === false),
    halal_tag: plan.halal ?? false,
    delivery_minutes_from: plan.minutes[0],
    delivery_minutes_to: plan.minutes[1],
    discount_rate: (plan.percentOff ?? 0) * 10_000,
    ...ratedAs(items),
    order_count: items.reduce((sum, { order_count }) => sum + order_count, 0),
    closed_dates: JSON.stringify([
      ...(plan.closedToday ? [isoDate(today)] : []),
      isoDate(plusDays(today, 10 + (store % 15))),
      `${today.year}-12-25`,
    ]),
    created_at: new Date(
      now.getTime() - plan.weeks * WEEK - chanceOf(slug).between(0, 6) * 86_400_000,
    ),
  };
}

/** Average of its items' ratings, weighted by their numbers of reviews. */
function ratedAs(items: Facts['items']) {
  const rating_count = items.reduce((sum, item) => sum + item.rating_count, 0);
  const stars = items.reduce((sum, item) => sum + Math.round(item.rating * item.rating_count), 0);
  const rating = rating_count === 0 ? 0 : Math.round((stars / rating_count) * 100) / 100;
  return { rating, rating_count };
}

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

export const hoursRowsOf = (
  { hours: [opens, closes], closedOn = [] }: StorePlan,
  store: number,
): Insertable<StoreHoursTable>[] =>
  WEEKDAYS.filter((weekday) => !closedOn.includes(weekday)).map((weekday) => ({
    ...{ store_id: store, weekday, opens, closes },
  }));

/** "Nonna Pia" to "nonna-pia". */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const CITIES = [
  '',
  'New York, NY',
  'New York, NY',
  'New York, NY',
  'Brooklyn, NY',
  'Brooklyn, NY',
  'Queens, NY',
];
export const cityOf = (zone: number): string => CITIES[zone] ?? 'New York, NY';
