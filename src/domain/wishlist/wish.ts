/** The four groups of a wishlist, by what each holds. */
export type WishKind = 'item' | 'store' | 'vehicle' | 'provider';

/** One thing that a customer wants to find again. */
export type Wish = { readonly kind: WishKind; readonly id: number };

export const isSameWish = (one: Wish, other: Wish): boolean =>
  one.kind === other.kind && one.id === other.id;

export const isAmong = (wishes: readonly Wish[], wish: Wish): boolean =>
  wishes.some((one) => isSameWish(one, wish));

/** Where vehicles are rented a wishlist holds those and who rents them out; elsewhere, items and stores. */
export const belongsTo = ({ kind }: Wish, isRental: boolean): boolean =>
  isRental === (kind === 'vehicle' || kind === 'provider');
