import type { LineId } from '#domain/cart/cart.ts';
import { id } from '#domain/kernel/id.ts';
import { aLine, aSelection, pieces } from './cart.ts';
import { anItem, goods } from './item.ts';

/** Items of two stores, and their cart lines. */
export const dosa = anItem();
export const idli = anItem({ id: id(7), name: 'Idli' });
export const oil = goods({ id: id(2), stock: 10 });
export const soap = goods({ id: id(3), name: 'Soap', storeId: id(9), storeName: 'Corner Shop' });

export const line = (number: number): LineId => id(number);
export const of = (item: typeof dosa, quantity = 1, number = 1) =>
  aLine({ id: line(number), item, selection: { quantity: pieces(quantity) } });
export const add = (item: typeof dosa, attempt?: string) =>
  ({
    type: 'item.add',
    item,
    selection: aSelection(item),
    ...(attempt === undefined ? {} : { attempt }),
  }) as const;
