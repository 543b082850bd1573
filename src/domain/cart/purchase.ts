import type { Profile } from '#domain/account/profile.ts';
import { isCampaign, type AddOnId, type Item, type ItemId } from '#domain/catalogue/item.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { id } from '#domain/kernel/id.ts';
import { HOUR, later, type Instant } from '#domain/kernel/instant.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';
import type { Cart, LineId } from './cart.ts';
import {
  choicesNaming,
  chosenAddOns,
  chosenGoods,
  freshSelection,
  pickedVariations,
  type PickedVariation,
  type Selection,
} from './selection.ts';
import { selectedOptions } from './selected-option.ts';

/** An item that is bought now, beside the cart, in the server's terms. */
export type Purchase = {
  readonly item: ItemId;
  readonly moduleId: ModuleId;
  readonly isCampaign: boolean;
  readonly quantity: Quantity;
  /** Goods variation, such as "Red-L"; null for none. */
  readonly goods: string | null;
  readonly picked: readonly PickedVariation[];
  /** The same picks by index, which is independent of the language. */
  readonly options: readonly { readonly group: number; readonly value: number }[];
  readonly addOns: readonly { readonly id: AddOnId; readonly quantity: number }[];
};

export const purchaseOf = (item: Item, selection: Selection): Purchase => ({
  item: item.id,
  moduleId: item.moduleId,
  isCampaign: isCampaign(item),
  quantity: selection.quantity,
  goods: chosenGoods(item, selection)?.type ?? null,
  picked: pickedVariations(item, selection),
  options: selectedOptions(item, selection).map(({ group, value }) => ({ group, value })),
  addOns: chosenAddOns(item, selection).map(({ addOn, quantity }) => ({ id: addOn.id, quantity })),
});

export const isSamePurchase = (one: Purchase, other: Purchase): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The owner is null for a guest, who may sign in on the way. */
export type KeptPurchase = {
  readonly purchase: Purchase;
  readonly customer: Profile['id'] | null;
  readonly keptAt: Instant;
};

export const PURCHASE_LASTS = 24 * HOUR;

/** An expired session still belongs to its customer. */
export type Buyer =
  | { readonly kind: 'guest' | 'sessionEnded' }
  | { readonly kind: 'customer'; readonly profile: Pick<Profile, 'id'> | null };

export const isOfBuyer = ({ customer }: KeptPurchase, buyer: Buyer): boolean =>
  customer === null ||
  buyer.kind === 'sessionEnded' ||
  (buyer.kind === 'customer' && (buyer.profile?.id ?? customer) === customer);

export const hasExpired = ({ keptAt }: KeptPurchase, now: Instant): boolean =>
  now >= later(keptAt, PURCHASE_LASTS);

/**
 * A cart of one line, so that both kinds of checkout share one form. Options that the item no longer offers
 * are left out.
 */
export function cartOf(item: Item, purchase: Purchase): Cart {
  const { quantity, goods, options, addOns } = purchase;
  const fresh = freshSelection(item);
  const selection: Selection = {
    quantity,
    picks: item.foodVariations.map(({ values }, group) =>
      options.flatMap((one) => (one.group === group && values[one.value] ? [one.value] : [])),
    ),
    choices: (goods === null ? null : choicesNaming(item.choiceOptions, goods)) ?? fresh.choices,
    addOns: fresh.addOns.map((choice) => {
      const pieces = addOns.find(({ id }) => id === choice.id)?.quantity ?? 0;
      return { ...choice, quantity: pieces, checked: pieces > 0 };
    }),
  };
  return { currency: item.price.currency, lines: [{ id: ONLY_LINE, item, selection }] };
}

/** The server numbers the lines of a purchase from one. */
const ONLY_LINE: LineId = id(1);
