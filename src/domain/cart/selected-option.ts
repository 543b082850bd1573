import type { Item } from '#domain/catalogue/item.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Selection } from './selection.ts';

/** One picked value of a food variation by index, and the flag of a required group. */
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
