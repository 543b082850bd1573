import * as v from 'valibot';
import { selectedOption } from '#contract/cart-option.ts';
import { cartAddition, type CartAddition } from '#contract/cart.ts';
import { numeric, wireId } from '#contract/kernel.ts';
import type { PurchaseMemory } from '#application/cart/purchase-memory.port.ts';
import { type KeptPurchase, type Purchase, purchaseOf } from '#domain/cart/purchase.ts';
import { selectedOptions } from '#domain/cart/selected-option.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { id } from '#domain/kernel/id.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { toDecimal } from '#domain/kernel/money.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

type Browser = {
  readonly store: KeyValueStore;
  readonly customer: () => KeptPurchase['customer'];
  readonly now: () => Instant;
};

/** Survives a reload, but not the tab. Unreadable content is dropped. */
export function createPurchaseMemory({ store, customer, now }: Browser): PurchaseMemory {
  const forget = () => store.remove(KEYS.buyNow);
  return {
    save: (item, selection) =>
      store.write(
        KEYS.buyNow,
        JSON.stringify(toStored(item, selection, { customer: customer(), keptAt: now() })),
      ),
    recall() {
      const text = store.read(KEYS.buyNow);
      if (text === null) return null;
      const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), storedPurchase), text);
      if (stored.success) return toKeptPurchase(stored.output);
      forget();
      return null;
    },
    forget,
  };
}

/** A line in the server's format, with its module, its picks by index, its owner and its start. */
export const storedPurchase = v.object({
  ...cartAddition.entries,
  module_id: wireId,
  selectedOption: v.pipe(v.array(selectedOption), v.maxLength(500)),
  customer_id: v.nullable(wireId),
  kept_at: v.pipe(numeric, v.integer(), v.minValue(0)),
});
export type StoredPurchase = v.InferInput<typeof storedPurchase>;

type Kept = Pick<KeptPurchase, 'customer' | 'keptAt'>;

export const toStored = (
  item: Item,
  selection: Selection,
  { customer, keptAt }: Kept,
): StoredPurchase => ({
  ...toBoughtLine(purchaseOf(item, selection)),
  module_id: item.moduleId,
  selectedOption: selectedOptions(item, selection).map(({ group, value, label, price, type }) => ({
    ...{ choiceIndex: group, optionIndex: value, label, optionPrice: toDecimal(price) },
    ...{ isSelected: true, type },
  })),
  customer_id: customer,
  kept_at: keptAt,
});

export function toKeptPurchase(stored: v.InferOutput<typeof storedPurchase>): KeptPurchase {
  const names = stored.variation.flatMap((one) =>
    'values' in one ? [{ name: one.name, labels: one.values.label }] : [],
  );
  const types = stored.variation.flatMap((one) => ('type' in one ? [one.type] : []));
  return {
    purchase: {
      item: id(stored.item_id),
      moduleId: id(stored.module_id),
      isCampaign: stored.model === 'ItemCampaign',
      quantity: quantity(stored.quantity),
      goods: types[0] ?? null,
      picked: names,
      options: stored.selectedOption
        .filter(({ isSelected }) => isSelected)
        .map(({ choiceIndex, optionIndex }) => ({ group: choiceIndex, value: optionIndex })),
      addOns: stored.add_on_ids.map((addOn, at) => ({
        id: id(addOn),
        quantity: stored.add_on_qtys[at] ?? 1,
      })),
    },
    customer: stored.customer_id === null ? null : id(stored.customer_id),
    keptAt: instant(stored.kept_at),
  };
}

/** Accompanies every call about a purchase. The server computes the price. */
export const toBoughtLine = (purchase: Purchase): CartAddition => ({
  model: purchase.isCampaign ? 'ItemCampaign' : 'Item',
  item_id: purchase.item,
  quantity: purchase.quantity,
  variation:
    purchase.goods === null
      ? purchase.picked.map(({ name, labels }) => ({ name, values: { label: [...labels] } }))
      : [{ type: purchase.goods }],
  add_on_ids: purchase.addOns.map((addOn) => addOn.id),
  add_on_qtys: purchase.addOns.map((addOn) => addOn.quantity),
});

export const buyNowBody = (purchase: Purchase | undefined) =>
  purchase ? { is_buy_now: true, cart: JSON.stringify([toBoughtLine(purchase)]) } : {};
