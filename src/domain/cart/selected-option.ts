import type { Item } from '#domain/catalogue/item.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Selection } from './selection.ts';

/** One picked value of a group of a dish, by its place, and whether the group had to be answered. */
export type SelectedOption = {
  readonly group: number;
  readonly value: number;
  readonly label: string;
  readonly price: Money;
  readonly type: 'required' | 'optional';
};

export const selectedOptions = (
  { foodVariations }: Pick<Item, 'foodVariations'>,
  { picks }: Pick<Selection, 'picks'>,
): readonly SelectedOption[] =>
  foodVariations.flatMap(({ required, values }, group) =>
    (picks[group] ?? []).flatMap((value) => {
      const picked = values[value];
      const type = required ? ('required' as const) : ('optional' as const);
      return picked ? [{ group, value, label: picked.label, price: picked.price, type }] : [];
    }),
  );
