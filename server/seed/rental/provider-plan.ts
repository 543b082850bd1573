import { Defect } from '#domain/kernel/defect.ts';
import type { ProductDiscount } from '../product.ts';
import type { Hours } from '../store-plan.ts';
import { models, type Model } from './models.ts';

/** A provider as its owner would describe it. */
export type ProviderPlan = {
  readonly name: string;
  readonly nameHi: string | null;
  readonly zone: number;
  /** Where its vehicles are fetched. */
  readonly pickupZones: readonly number[];
  readonly house: number;
  readonly street: string;
  readonly along: number;
  /** Its logo is called `logo-<slug>`, its cover `cover-<slug>`. */
  readonly slug: string;
  readonly hours: Hours;
  readonly closedOn?: readonly number[];
  /** Off a whole trip: percent, from how many cents on, and how many cents at most. */
  readonly discount?: { readonly percent: number; readonly from: number; readonly cap?: number };
  /** Its own prices, as a share of the usual ones. */
  readonly prices?: number;
  readonly weeks: number;
  readonly loved: number;
  readonly rents: readonly VehiclePlan[];
};

export type Offers = 'hourly' | 'distance' | 'both';

/** One vehicle of a provider: a model, how it is offered, and how many of it there are. */
export type VehiclePlan = Model & {
  readonly offers: Offers;
  readonly count: number;
  readonly discount?: ProductDiscount;
  readonly isNew?: boolean;
};

type Facts = Partial<Omit<VehiclePlan, 'offers' | 'count'>>;

/** A line of a provider's list: `rent('pico', 'both', 3, { isNew: true })`. */
export function rent(key: string, offers: Offers, count: number, facts: Facts = {}): VehiclePlan {
  const model = models.get(key);
  if (!model) throw new Defect(`No model ${key}`);
  return { ...model, offers, count, ...facts };
}
