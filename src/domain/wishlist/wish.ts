export type WishKind = 'item' | 'store' | 'vehicle' | 'provider';

export type Wish = { readonly kind: WishKind; readonly id: number };

export const isSameWish = (one: Wish, other: Wish): boolean =>
  one.kind === other.kind && one.id === other.id;

export const isAmong = (wishes: readonly Wish[], wish: Wish): boolean =>
  wishes.some((one) => isSameWish(one, wish));

/** In a rental module a wishlist shows vehicles and providers; elsewhere, items and stores. */
export const belongsTo = ({ kind }: Wish, isRental: boolean): boolean =>
  isRental === (kind === 'vehicle' || kind === 'provider');
