import type * as v from 'valibot';
import type { chosenVariation } from '#contract/cart.ts';
import {
  choicesNaming,
  chosenGoods,
  MAX_ADD_ONS,
  pickedVariations,
  type Selection,
} from '#domain/cart/selection.ts';
import type { SelectionRefusal } from '#domain/cart/selection-check.ts';
import { addOnsFor, type Item } from '#domain/catalogue/item.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { ItemRow } from '#server/catalogue/item-row.ts';
import type { FoodVariationRow } from '#server/kernel/schema.columns.ts';
import { textsOf } from '#server/kernel/translations.ts';

export type ChosenVariation = v.InferOutput<typeof chosenVariation>;
export type ChosenAddOn = { readonly id: number; readonly quantity: number };

/** Choice of an item by names and ids, as on the wire and in the cart. */
export type Choice = {
  readonly quantity: number;
  readonly variation: readonly ChosenVariation[];
  readonly addOns: readonly ChosenAddOn[];
};

/** Choice with its unit price as shown to the customer, in minor units. */
export type PricedChoice = Choice & { readonly shownPrice: number };

export type ChoiceRefusal =
  | { readonly kind: 'variationOfAnotherItem' }
  | { readonly kind: 'addOnUnknown' }
  | SelectionRefusal;

/**
 * Resolves the names of a choice within the item. Unknown names are refused, never ignored: a customer gets the
 * requested choice or nothing.
 */
export function selectionOf(
  row: ItemRow,
  item: Item,
  choice: Choice,
): Result<Selection, ChoiceRefusal> {
  const picks = picksOf(row.food_variations, choice.variation);
  const choices = choicesOf(item, choice.variation);
  if (!picks || !choices) return refuse({ kind: 'variationOfAnotherItem' });
  const crowded = item.foodVariations.find(
    ({ type }, group) => type === 'single' && (picks[group]?.length ?? 0) > 1,
  );
  if (crowded) return refuse({ kind: 'choicesOutOfBounds', group: crowded.name, min: 1, max: 1 });
  const offered = addOnsFor(item);
  const isOffered = ({ id }: ChosenAddOn) => offered.some((addOn) => addOn.id === id);
  if (!choice.addOns.every(isOffered)) return refuse({ kind: 'addOnUnknown' });
  return ok({
    quantity: quantity(choice.quantity),
    picks,
    choices,
    addOns: offered.map(({ id }) => {
      const pieces = piecesOf(choice.addOns, id);
      return { id, quantity: pieces, checked: pieces > 0 };
    }),
  });
}

/** Choice in stored form: the item's English names, in the item's order. */
export function choiceOf(item: Item, selection: Selection): Choice {
  const goods = chosenGoods(item, selection);
  const picked = pickedVariations(item, selection);
  return {
    quantity: selection.quantity,
    variation: goods
      ? [{ type: goods.type }]
      : picked.map(({ name, labels }) => ({ name, values: { label: [...labels] } })),
    addOns: selection.addOns
      .filter(({ checked }) => checked)
      .map(({ id, quantity: pieces }) => ({ id, quantity: pieces })),
  };
}

/** Accepts names in either language; null if no group or value has a name. */
function picksOf(
  groups: readonly FoodVariationRow[],
  variation: readonly ChosenVariation[],
): readonly (readonly number[])[] | null {
  const picks = groups.map(() => new Set<number>());
  for (const chosen of variation) {
    if (!('values' in chosen)) {
      if (groups.length > 0) return null;
      continue;
    }
    const group = groups.findIndex((one) => textsOf(one, 'name').includes(chosen.name));
    for (const label of chosen.values.label) {
      const value = groups[group]?.values.findIndex((one) => textsOf(one, 'label').includes(label));
      if (value === undefined || value < 0) return null;
      picks[group]?.add(value);
    }
    if (group < 0) return null;
  }
  return picks.map((chosen) => [...chosen].sort((a, b) => a - b));
}

/** Goods with variations require exactly one; others none. */
function choicesOf(
  { goodsVariations, choiceOptions }: Item,
  variation: readonly ChosenVariation[],
): readonly number[] | null {
  const types = variation.flatMap((chosen) => ('type' in chosen ? [chosen.type] : []));
  if (goodsVariations.length === 0) return types.length === 0 ? choiceOptions.map(() => 0) : null;
  const [type] = types;
  if (type === undefined || types.length > 1) return null;
  if (!goodsVariations.some((goods) => goods.type === type)) return null;
  return choicesNaming(choiceOptions, type);
}

const piecesOf = (addOns: readonly ChosenAddOn[], id: number): number =>
  Math.min(
    MAX_ADD_ONS,
    addOns.filter((one) => one.id === id).reduce((sum, one) => sum + one.quantity, 0),
  );
