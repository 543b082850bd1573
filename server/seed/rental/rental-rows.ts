import type { Insertable } from 'kysely';
import { Defect } from '#domain/kernel/defect.ts';
import { isoDate, plusDays, type WallTime } from '#domain/kernel/wall-clock.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type {
  PickupZoneTable,
  RentalBannerTable,
  RentalProviderHoursTable,
  RentalProviderTable,
  VehicleBrandTable,
  VehicleCategoryTable,
  VehicleReviewTable,
  VehicleTable,
} from '#server/kernel/schema.ts';
import type { InHindi } from '../in-hindi.ts';
import { cityOf, WEEKDAYS } from '../store-rows.ts';
import { rentalBanners } from './banners.ts';
import type { ProviderPlan } from './provider-plan.ts';
import { providers } from './providers.ts';
import { vehicleBrands, vehicleCategories } from './shelves.ts';
import { painter, type Painter } from './painter.ts';
import { starsOf } from './stars.ts';
import { rentalPicture } from './vehicle-pictures.ts';
import { vehicleRowsOf } from './vehicle-rows.ts';

/** Tables of rentals, in an order that satisfies their references. */
export type RentalRows = {
  readonly rental_provider: InHindi<Insertable<RentalProviderTable>, 'name'>[];
  readonly pickup_zone: Insertable<PickupZoneTable>[];
  readonly rental_provider_hours: Insertable<RentalProviderHoursTable>[];
  readonly vehicle_category: InHindi<Insertable<VehicleCategoryTable>, 'name'>[];
  readonly vehicle_brand: InHindi<Insertable<VehicleBrandTable>, 'name'>[];
  readonly vehicle: InHindi<Insertable<VehicleTable>, 'name' | 'description'>[];
  readonly vehicle_review: Insertable<VehicleReviewTable>[];
  readonly rental_banner: InHindi<Insertable<RentalBannerTable>, 'title' | 'subtitle'>[];
};

export type RentalFacts = {
  readonly module: number;
  readonly now: Date;
  readonly today: WallTime;
  readonly place: (zone: number, street: string, along: number) => GeoPoint;
};

/** 8.875 %, the sales tax of New York City. */
const SALES_TAX = 88_750;

/** All rentals, numbered from 1, as these tables are empty before. */
export function rentalRows(facts: RentalFacts): RentalRows {
  const { module } = facts;
  const rows: RentalRows = {
    ...{ rental_provider: [], pickup_zone: [], rental_provider_hours: [] },
    vehicle_category: numbered(vehicleCategories).map(({ id, plan }) => ({
      ...{ id, module_id: module, name: plan.name, name_hi: plan.nameHi, position: id },
      image: plan.image,
    })),
    vehicle_brand: numbered(vehicleBrands).map(({ id, plan }) => ({
      ...{ id, module_id: module, name: plan.name, name_hi: plan.nameHi, image: '', position: id },
    })),
    ...{ vehicle: [], vehicle_review: [], rental_banner: [] },
  };
  const paint = painter();
  for (const { id, plan } of numbered(providers)) addProvider(rows, id, plan, facts, paint);
  rows.rental_banner.push(...rentalBanners.map(bannerRow(module, rows)));
  return rows;
}

const numbered = <Plan>(plans: readonly Plan[]) =>
  plans.map((plan, index) => ({ id: index + 1, plan }));

function addProvider(
  rows: RentalRows,
  id: number,
  plan: ProviderPlan,
  facts: RentalFacts,
  paint: Painter,
): void {
  const { vehicles, reviews } = vehicleRowsOf(plan, {
    ...{ provider: id, now: facts.now, paint },
    firstVehicle: rows.vehicle.length + 1,
    firstReview: rows.vehicle_review.length + 1,
    categoryId: (key) => placeOf(vehicleCategories, key),
    brandId: (key) => placeOf(vehicleBrands, key),
  });
  rows.rental_provider.push(providerRow(id, plan, facts, reviews));
  rows.pickup_zone.push(...plan.pickupZones.map((zone_id) => ({ provider_id: id, zone_id })));
  const [opens, closes] = plan.hours;
  rows.rental_provider_hours.push(
    ...WEEKDAYS.filter((weekday) => !plan.closedOn?.includes(weekday)).map((weekday) => ({
      ...{ provider_id: id, weekday, opens, closes },
    })),
  );
  rows.vehicle.push(...vehicles);
  rows.vehicle_review.push(...reviews);
}

function providerRow(
  id: number,
  plan: ProviderPlan,
  { module, now, today, place }: RentalFacts,
  reviews: RentalRows['vehicle_review'],
): RentalRows['rental_provider'][number] {
  const at = place(plan.zone, plan.street, plan.along);
  const { percent = 0, from = 0, cap = null } = plan.discount ?? {};
  return {
    ...{ id, module_id: module, zone_id: plan.zone, name: plan.name, name_hi: plan.nameHi },
    address: `${plan.house} ${plan.street}, ${cityOf(plan.zone)}`,
    phone: `+1212555${String(900 + id).padStart(4, '0')}`,
    ...{ lat: at.latitude, lng: at.longitude },
    logo: rentalPicture(`logo-${plan.slug}`),
    cover: rentalPicture(`cover-${plan.slug}`),
    active: true,
    ...{ tax_rate: SALES_TAX, discount_rate: percent * 10_000 },
    ...{ discount_minimum: from, discount_maximum: cap },
    ...starsOf(reviews),
    trip_count: reviews.length * 3,
    closed_dates: JSON.stringify([isoDate(plusDays(today, 12 + id)), `${today.year}-12-25`]),
    created_at: new Date(now.getTime() - plan.weeks * 7 * 86_400_000),
  };
}

const bannerRow =
  (module: number, rows: RentalRows) =>
  (plan: (typeof rentalBanners)[number], index: number): RentalRows['rental_banner'][number] => {
    const provider = rows.rental_provider.find(({ name }) => name === plan.provider);
    return {
      ...{ id: index + 1, module_id: module, zone_id: null, vehicle_id: null },
      ...{ provider_id: provider?.id ?? null, link: plan.link ?? null },
      ...{ title: plan.title, title_hi: plan.titleHi },
      ...{ subtitle: plan.subtitle, subtitle_hi: plan.subtitleHi },
      ...{
        image: rentalPicture(plan.picture),
        featured: index === 0,
        position: index + 1,
      },
    };
  };

function placeOf(plans: readonly { readonly key: string }[], key: string): number {
  const at = plans.findIndex((plan) => plan.key === key);
  if (at < 0) throw new Defect(`Unknown key: ${key}`);
  return at + 1;
}
