import {
  addOnsFor,
  type AddOn,
  type AddOnId,
  type ChoiceOption,
  type FoodVariation,
  type GoodsVariation,
  type Item,
} from '#domain/catalogue/item.ts';
import { ONE, type Quantity } from '#domain/kernel/quantity.ts';

/**
 * A customer's selection of an item before it enters the cart. Food answers its variation groups (`picks`),
 * goods answer their choice options (`choices`); the other one stays empty.
 */
export type Selection = {
  readonly quantity: Quantity;
  /** For each food variation, in the item's order, the indexes of the chosen values. */
  readonly picks: readonly (readonly number[])[];
  /** For each choice option, in the item's order, the index of the chosen answer. */
  readonly choices: readonly number[];
  readonly addOns: readonly AddOnChoice[];
};

export type AddOnChoice = {
  readonly id: AddOnId;
  readonly quantity: number;
  readonly checked: boolean;
};

/** The initial selection: empty, but for goods the first combination. */
export const freshSelection = (item: Item): Selection => ({
  quantity: ONE,
  picks: item.foodVariations.map(() => []),
  choices: item.choiceOptions.map(() => 0),
  addOns: addOnsFor(item).map(({ id }) => ({ id, quantity: 0, checked: false })),
});

/** Applies a press on one value: single groups replace or release, multi groups toggle. */
export function pick(item: Item, selection: Selection, group: number, value: number): Selection {
  const variation = item.foodVariations[group];
  if (!variation?.values[value]) return selection;
  const picks = selection.picks.map((chosen, index) =>
    index === group ? pickIn(variation, chosen, value) : chosen,
  );
  return { ...selection, picks };
}

function pickIn(
  variation: FoodVariation,
  chosen: readonly number[],
  value: number,
): readonly number[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  return variation.type === 'single' ? [value] : [...chosen, value].sort((a, b) => a - b);
}

export function choose(
  item: Item,
  selection: Selection,
  option: number,
  answer: number,
): Selection {
  if (item.choiceOptions[option]?.options[answer] === undefined) return selection;
  const choices = selection.choices.map((chosen, index) => (index === option ? answer : chosen));
  return { ...selection, choices };
}

export const MAX_ADD_ONS = 99;

/** Checking sets one piece; unchecking removes the add-on from the selection. */
export const toggleAddOn = (selection: Selection, id: AddOnId): Selection =>
  changeAddOn(selection, id, (choice) =>
    choice.checked
      ? { ...choice, checked: false, quantity: Math.max(0, choice.quantity - 1) }
      : { ...choice, checked: true, quantity: 1 },
  );

export const moreOfAddOn = (selection: Selection, id: AddOnId): Selection =>
  changeAddOn(selection, id, (choice) => ({
    ...choice,
    quantity: Math.min(MAX_ADD_ONS, choice.quantity + 1),
  }));

export const fewerOfAddOn = (selection: Selection, id: AddOnId): Selection =>
  changeAddOn(selection, id, (choice) => ({
    ...choice,
    quantity: Math.max(0, choice.quantity - 1),
    checked: choice.quantity > 1,
  }));

const changeAddOn = (
  selection: Selection,
  id: AddOnId,
  change: (choice: AddOnChoice) => AddOnChoice,
): Selection => ({
  ...selection,
  addOns: selection.addOns.map((choice) => (choice.id === id ? change(choice) : choice)),
});

export type ChosenAddOn = { readonly addOn: AddOn; readonly quantity: number };

export const chosenAddOns = (item: Item, selection: Selection): readonly ChosenAddOn[] =>
  addOnsFor(item).flatMap((addOn) => {
    const choice = selection.addOns.find(({ id }) => id === addOn.id);
    return choice && choice.checked && choice.quantity > 0
      ? [{ addOn, quantity: choice.quantity }]
      : [];
  });

/** Chosen answers, joined as the server names its goods variations: "Red-L". */
export function chosenType(item: Item, selection: Selection): string | null {
  if (item.choiceOptions.length === 0) return null;
  return item.choiceOptions
    .map(({ options }, index) => (options[selection.choices[index] ?? 0] ?? '').replaceAll(' ', ''))
    .join('-');
}

/** The inverse of `chosenType`: the answers that name this goods variation; null when none do. */
export function choicesNaming(
  options: readonly ChoiceOption[],
  type: string,
): readonly number[] | null {
  const [first, ...rest] = options;
  if (!first) return type === '' ? [] : null;
  for (const [index, answer] of first.options.entries()) {
    const said = answer.replaceAll(' ', '') + (rest.length > 0 ? '-' : '');
    const others = type.startsWith(said) ? choicesNaming(rest, type.slice(said.length)) : null;
    if (others) return [index, ...others];
  }
  return null;
}

export const chosenGoods = (item: Item, selection: Selection): GoodsVariation | null =>
  item.goodsVariations.find(({ type }) => type === chosenType(item, selection)) ?? null;

export type PickedVariation = { readonly name: string; readonly labels: readonly string[] };

export const pickedVariations = (item: Item, selection: Selection): readonly PickedVariation[] =>
  item.foodVariations.flatMap(({ name, values }, group) => {
    const labels = (selection.picks[group] ?? []).flatMap((index) => values[index]?.label ?? []);
    return labels.length > 0 ? [{ name, labels }] : [];
  });
