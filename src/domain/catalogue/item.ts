import type { Id } from '#domain/kernel/id.ts';
import type { Money } from '#domain/kernel/money.ts';
import { isWithin, type TimeWindow } from '#domain/kernel/time-window.ts';
import { isoDate, type WallTime } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import type { ModuleId, ModuleType } from './module.ts';
import { isStillClosed, type ClosedStore } from './opening.ts';
import type { StoreId } from './store.ts';

export type ItemId = Id<'Item'>;
export type AddOnId = Id<'AddOn'>;

export type AddOn = {
  readonly id: AddOnId;
  readonly storeId: StoreId;
  readonly name: string;
  readonly price: Money;
};

/** A choice that a kitchen offers: size, crust, toppings. Its values add to the price. */
export type FoodVariation = {
  readonly name: string;
  readonly type: 'single' | 'multi';
  readonly required: boolean;
  /** Bounds on the number of picks of a multi group, inclusive; 0 and 0 mean unbounded. */
  readonly min: number;
  readonly max: number;
  readonly values: readonly FoodVariationValue[];
};

export type FoodVariationValue = {
  readonly label: string;
  readonly price: Money;
  /** Null where stock is not counted. */
  readonly stock: number | null;
};

/** A variant of goods, such as "Red-L", with a price and a stock of its own. */
export type GoodsVariation = {
  readonly type: string;
  readonly price: Money;
  readonly stock: number;
};

/** The chosen answers of all questions, joined, name a goods variation. */
export type ChoiceOption = { readonly title: string; readonly options: readonly string[] };

export type Item = {
  readonly id: ItemId;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly price: Money;
  readonly discount: Discount;
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly moduleId: ModuleId;
  readonly moduleType: ModuleType;
  readonly zoneId: ZoneId;
  readonly vegetarian: boolean | null;
  readonly halal: boolean;
  readonly recommended: boolean;
  readonly organic: boolean;
  readonly genericNames: readonly string[];
  readonly nutrition: readonly string[];
  readonly allergies: readonly string[];
  readonly rating: number;
  readonly ratingCount: number;
  readonly unit: string | null;
  readonly availableTime: TimeWindow;
  /** Set for campaign items only: the calendar days, both inclusive, of the sale. */
  readonly campaign: { readonly from: string; readonly to: string } | null;
  readonly schedulable: boolean;
  /** Set while its store is closed; missing when the store is open or its hours were not requested. */
  readonly storeClosed?: ClosedStore;
  /** Pieces left; counts only outside food. */
  readonly stock: number;
  /** Null for no limit. */
  readonly maximum: number | null;
  readonly needsPrescription: boolean;
  readonly categoryIds: readonly Id<'Category'>[];
  readonly addOns: readonly AddOn[];
  readonly foodVariations: readonly FoodVariation[];
  readonly goodsVariations: readonly GoodsVariation[];
  readonly choiceOptions: readonly ChoiceOption[];
};

export const isCampaign = ({ campaign }: Pick<Item, 'campaign'>): boolean => campaign !== null;

/** Add-ons belong to a store and go only with that store's items. */
export const addOnsFor = ({
  addOns,
  storeId,
}: Pick<Item, 'addOns' | 'storeId'>): readonly AddOn[] =>
  addOns.filter((addOn) => addOn.storeId === storeId);

/** True on the days of its campaign; always true without a campaign. */
export function isWithinCampaign({ campaign }: Pick<Item, 'campaign'>, at: WallTime): boolean {
  const today = isoDate(at);
  return !campaign || (today >= campaign.from && today <= campaign.to);
}

export const isOnSale = (item: Pick<Item, 'availableTime' | 'campaign'>, at: WallTime): boolean =>
  isWithinCampaign(item, at) && isWithin(item.availableTime, at.minute);

/** How an item can be ordered while its store is closed; null while it is open. */
export type Wait =
  /** The item itself can be scheduled. */
  | 'schedulable'
  /** It may go into the cart; the order then waits for the store. */
  | 'untilOpening'
  /** The server takes no scheduled orders. */
  | 'unavailable';

export function waitFor(
  { storeClosed, schedulable }: Pick<Item, 'storeClosed' | 'schedulable'>,
  { now, scheduling }: { readonly now: WallTime; readonly scheduling: boolean },
): Wait | null {
  if (!storeClosed || !isStillClosed(storeClosed, now)) return null;
  if (!scheduling) return 'unavailable';
  return schedulable ? 'schedulable' : 'untilOpening';
}

export const needsChoice = (item: Item): boolean =>
  item.foodVariations.length > 0 || item.goodsVariations.length > 0 || addOnsFor(item).length > 0;
