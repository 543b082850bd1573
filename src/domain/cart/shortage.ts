import { countsStock } from '#domain/catalogue/module.ts';
import type { CartLine } from './cart.ts';
import { chosenGoods } from './selection.ts';

type Wanted = Pick<CartLine, 'item' | 'selection'>;

/** A unit of stock: plain goods, one goods variation, or one value of a dish. */
type Counted = { readonly name: string; readonly stock: number };

/** Lines share stock, so each may fit while all of them together exceed it. */
export function isShort(line: Wanted, lines: readonly Wanted[]): boolean {
  const ofItem = lines.filter(({ item }) => item.id === line.item.id);
  return countedIn(line).some(({ name, stock }) => {
    const wanted = ofItem
      .filter((other) => countedIn(other).some((counted) => counted.name === name))
      .reduce((total, { selection }) => total + selection.quantity, 0);
    return wanted > stock;
  });
}

function countedIn({ item, selection }: Wanted): readonly Counted[] {
  if (!countsStock(item.moduleType)) return countedValues({ item, selection });
  if (item.goodsVariations.length === 0) return [{ name: 'all', stock: item.stock }];
  const goods = chosenGoods(item, selection);
  return goods ? [{ name: `goods ${goods.type}`, stock: goods.stock }] : [];
}

const countedValues = ({ item, selection }: Wanted): readonly Counted[] =>
  item.foodVariations.flatMap(({ values }, group) =>
    (selection.picks[group] ?? []).flatMap((value) => {
      const stock = values[value]?.stock ?? null;
      return stock === null ? [] : [{ name: `value ${group}.${value}`, stock }];
    }),
  );
