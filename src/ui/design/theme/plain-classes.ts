import type { SlotRecipeConfig, SystemStyleObject } from '@chakra-ui/react';

type Recipe<Slot extends string> = {
  readonly className: string;
  readonly slots: readonly Slot[];
  readonly base: Readonly<Record<Slot, SystemStyleObject>>;
};

type PlainClasses<Slot extends string> = {
  readonly part: Readonly<Record<Slot, string>>;
  readonly css: Readonly<Record<string, SystemStyleObject>>;
};

/**
 * Class names of a slot recipe for plain elements, styled once for the page: thirty cards would
 * otherwise compute a thousand styles.
 */
export function plainClasses<Slot extends string>(
  recipe: Recipe<Slot> & SlotRecipeConfig<Slot>,
): PlainClasses<Slot> {
  const name = (slot: Slot) => (slot === 'root' ? recipe.className : `${recipe.className}-${slot}`);
  const named = recipe.slots.map((slot) => [slot, name(slot)] as const);
  return {
    part: Object.fromEntries(named) as Record<Slot, string>,
    css: Object.fromEntries(named.map(([slot, is]) => [`.${is}`, recipe.base[slot]])),
  };
}
