import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import type { GoodsFilters, SearchOffer } from '#domain/catalogue/goods-search.ts';

const OFFERS = {
  discounted: 'discounted',
  freeDelivery: 'free_delivery',
  open: 'available_now',
} satisfies Record<SearchOffer, string>;

/** Empty without filters. */
export function narrowingOf({ diet, offers, rating }: GoodsFilters) {
  const words = [...(diet === null ? [] : [diet]), ...offers.map((offer) => OFFERS[offer])];
  return {
    filter: words.length > 0 ? JSON.stringify(words) : undefined,
    rating_count: rating ?? undefined,
  };
}

/** Adds the price, which stores lack. */
export function itemNarrowingOf(filters: GoodsFilters, currency: Currency) {
  const decimal = (minor: number | null) =>
    minor === null ? undefined : toDecimal(money(minor, currency));
  const { min, max } = filters.price;
  return { ...narrowingOf(filters), min_price: decimal(min), max_price: decimal(max) };
}
