import type { Money } from '#domain/kernel/money.ts';
import type { ZoneCashLimit } from '#domain/location/cash-limit.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { cashLimitOf, type CashOrder } from '#domain/pricing/cash-limit.ts';
import { isUnavailable, storeGoods } from './cart-amounts.ts';
import { byStore, type Cart, type StoreGroup } from './cart.ts';

/**
 * The cash limit that one store's goods alone exceed. Taxes and delivery are not known yet, so an order just
 * below it may still be refused at checkout.
 */
export function exceededCashLimit(
  cart: Cart,
  zones: readonly ZoneId[],
  limits: readonly ZoneCashLimit[],
): Money | null {
  const orderOf = ({ lines }: StoreGroup): CashOrder => {
    const counted = lines.filter((line) => !isUnavailable(line, zones));
    const own = limits.find(({ zoneId }) => zoneId === counted[0]?.item.zoneId);
    const { cost } = storeGoods({ lines: counted }, cart.currency);
    return { total: cost, limit: own?.limit ?? null };
  };
  const { limit, exceeded } = cashLimitOf(byStore(cart).map(orderOf));
  return exceeded ? limit : null;
}
