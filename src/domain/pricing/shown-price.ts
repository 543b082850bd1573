import type { Money } from '#domain/kernel/money.ts';
import { isDiscounted, type Discount } from './discount.ts';
import { unitAmountOf } from './line-price.ts';

export type ShownPrice = { readonly now: Money; readonly was: Money | null };

type Priced = { readonly price: Money; readonly discount: Discount };

export const shownPrice = ({ price, discount }: Priced): ShownPrice => ({
  now: unitAmountOf({ unitPrice: price, discount }),
  was: isDiscounted(discount) ? price : null,
});
