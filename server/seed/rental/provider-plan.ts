import { Defect } from '#domain/kernel/defect.ts';
import type { ProductDiscount } from '../product.ts';
import type { Hours } from '../store-plan.ts';
import { models, type Model } from './models.ts';

/** A provider as its owner would describe it. */
export type ProviderPlan = {
  readonly name: string;
  readonly nameHi: string | null;
  readonly zone: number;
  readonly pickupZones: readonly number[];
  readonly house: number;
  readonly street: string;
  readonly along: number;
  /** Names its logo `logo-<slug>` and its cover `cover-<slug>`. */
  readonly slug: string;
  readonly hours: Hours;
  readonly closedOn?: readonly number[];
  /** Discount on a whole trip: percent, least amount in cents, maximum in cents. */
  readonly discount?: { readonly percent: number; readonly from: number; readonly cap?: number };
  /** Own prices as a share of the usual ones. */
  readonly prices?: number;
  readonly weeks: number;
  readonly stars: number;
  readonly rents: readonly VehiclePlan[];
};

export type Offers = 'hourly' | 'distance' | 'both';

/** A provider's vehicle: model, trip types and number. */
export type VehiclePlan = Model & {
  readonly offers: Offers;
  readonly count: number;
  readonly discount?: ProductDiscount;
  readonly isNew?: boolean;
};

type Facts = Partial<Omit<VehiclePlan, 'offers' | 'count'>>;

/** An entry of a provider's list: `rent('pico', 'both', 3, { isNew: true })`. */
export function rent(key: string, offers: Offers, count: number, facts: Facts = {}): VehiclePlan {
  const model = models.get(key);
  if (!model) throw new Defect(`Unknown model: ${key}`);
  return { ...model, offers, count, ...facts };
}
