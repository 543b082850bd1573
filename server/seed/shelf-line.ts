import type { Facts, Product } from './product.ts';

/** One product: name, in Hindi, cents, unit, category, picture, description, in Hindi, further facts. */
export type ShelfLine = readonly [
  name: string,
  nameHi: string,
  price: number,
  unit: string,
  category: string,
  picture: string,
  about: string,
  aboutHi: string,
  facts?: Facts,
];

const productOf =
  (veg: boolean | null) =>
  (
    ...[name, nameHi, price, unit, category, picture, about, aboutHi, facts = {}]: ShelfLine
  ): Product => ({
    ...{ name, nameHi, price, unit, category, picture, about, aboutHi, veg },
    ...facts,
  });

/** Vegetarian food. */
export const green = productOf(true);
/** Meat, fish and eggs. */
export const brown = productOf(false);
/** Anything but food. */
export const plain = productOf(null);
