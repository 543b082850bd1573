import type { Facts, Product } from '../product.ts';

/** One line of a menu: name, in Hindi, cents, category, picture, description, in Hindi, further facts. */
type Line = readonly [
  name: string,
  nameHi: string,
  price: number,
  category: string,
  picture: string,
  about: string,
  aboutHi: string,
  facts?: Facts,
];

const dish =
  (isVeg: boolean) =>
  (...[name, nameHi, price, category, picture, about, aboutHi, facts = {}]: Line): Product => ({
    ...{ name, nameHi, price, category, picture, about, aboutHi, veg: isVeg },
    ...facts,
  });

export const veg = dish(true);
/** With meat, fish or egg. */
export const meat = dish(false);
