import { chanceOf, type Chance } from '../chance.ts';
import { reviewWith } from '../voices.ts';
import { lookTexts } from './looks.ts';
import type { Painter } from './painter.ts';
import type { ProviderPlan, VehiclePlan } from './provider-plan.ts';
import { starsOf } from './stars.ts';
import { VEHICLE_VIEWS, vehiclePicture } from './vehicle-pictures.ts';
import type { RentalRows } from './rental-rows.ts';

type Facts = {
  readonly provider: number;
  readonly now: Date;
  readonly paint: Painter;
  readonly firstVehicle: number;
  readonly firstReview: number;
  readonly categoryId: (key: string) => number;
  readonly brandId: (key: string) => number;
};

const DAY = 86_400_000;
/** Days for which a vehicle counts as new. */
const NEW_FOR = 21;

/** All vehicles of a provider with their reviews. */
export function vehicleRowsOf(plan: ProviderPlan, facts: Facts) {
  const vehicles: RentalRows['vehicle'] = [];
  const reviews: RentalRows['vehicle_review'] = [];
  for (const [index, vehicle] of plan.rents.entries()) {
    const id = facts.firstVehicle + index;
    const chance = chanceOf(`${plan.name}: ${vehicle.name}`);
    const ownReviews = reviewRows(id, vehicle, plan, facts, chance);
    for (const review of ownReviews)
      reviews.push({ id: facts.firstReview + reviews.length, ...review });
    vehicles.push(vehicleRow(id, vehicle, plan, facts, chance, ownReviews));
  }
  return { vehicles, reviews };
}

type Review = Omit<RentalRows['vehicle_review'][number], 'id'>;

/** Two of three vehicles have reviews; new ones have none. */
function reviewRows(
  vehicle: number,
  { isNew }: VehiclePlan,
  { stars: loved }: ProviderPlan,
  { now }: Facts,
  chance: Chance,
): Review[] {
  const count = !isNew && chance.happens(0.66) ? chance.between(2, 11) : 0;
  return Array.from({ length: count }, () => {
    const { rating, comment, name, reply } = reviewWith(loved, 'rides', chance);
    return {
      ...{ vehicle_id: vehicle, customer_id: null, customer_name: name },
      ...{ rating: chance.happens(0.3) ? rating - 0.5 : rating, comment, reply, images: '[]' },
      created_at: new Date(now.getTime() - chance.between(1, 300) * DAY),
    };
  });
}

function vehicleRow(
  id: number,
  vehicle: VehiclePlan,
  plan: ProviderPlan,
  facts: Facts,
  chance: Chance,
  reviews: readonly Review[],
): RentalRows['vehicle'][number] {
  const { body, offers, prices, isNew = false } = { prices: plan.prices ?? 1, ...vehicle };
  const colour = facts.paint(body);
  const [looks, looksHi] = lookTexts(body, colour);
  const days = isNew ? chance.between(1, NEW_FOR) : chance.between(NEW_FOR + 7, plan.weeks * 7);
  return {
    ...{ id, provider_id: facts.provider, name: vehicle.name, name_hi: vehicle.nameHi },
    category_id: facts.categoryId(vehicle.category),
    brand_id: facts.brandId(vehicle.brand),
    description: `${looks} ${vehicle.about}`,
    description_hi: `${looksHi} ${vehicle.aboutHi}`,
    body_type: body,
    images: JSON.stringify(VEHICLE_VIEWS.map((view) => vehiclePicture(body, colour, view))),
    ...{ seats: vehicle.seats, air_condition: vehicle.cooled },
    ...{ transmission: vehicle.transmission, fuel: vehicle.fuel },
    hourly_price: offers === 'distance' ? null : Math.round(vehicle.hour * prices),
    distance_price: offers === 'hourly' ? null : Math.round(vehicle.kilometre * prices),
    discount_type: vehicle.discount?.type ?? 'percent',
    discount_value: vehicle.discount?.value ?? 0,
    ...{ total_count: vehicle.count, is_new: isNew, ...starsOf(reviews), active: true },
    created_at: new Date(facts.now.getTime() - days * DAY),
  };
}
