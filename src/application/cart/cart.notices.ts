import {
  error,
  errorInPlace,
  flowWithdraws,
  pageIsLeft,
  success,
  type NoticesIn,
} from '#application/kernel/notice.ts';
import type { LineId } from '#domain/cart/cart.ts';

/** The next customer must neither see nor restore lines that the last one removed. */
const cartIsOfAnother = flowWithdraws('cart/cart');
const aboutTheChoice = flowWithdraws('cart/select-item');

export const cartNotices = {
  itemAdded: success(),
  itemUpdated: success(),
  itemRemoved: success<{ readonly line: LineId; readonly name: string }>(
    ({ line }) => ({
      to: 'cart',
      event: { type: 'cart.undo', line },
    }),
    cartIsOfAnother,
  ),
  cartCleared: success(
    () => ({ to: 'cart', event: { type: 'cart.undo', line: null } }),
    cartIsOfAnother,
  ),
  selectedItemAdded: success(),
  cartRestored: success(),
  stockReached: error([aboutTheChoice, pageIsLeft]),
  maximumReached: error([aboutTheChoice, pageIsLeft]),
  choiceMissing: errorInPlace<{ readonly group: string }>(aboutTheChoice),
  choicesOutOfBounds: errorInPlace<{
    readonly group: string;
    readonly min: number;
    readonly max: number;
  }>(aboutTheChoice),
  variationOutOfStock: error([aboutTheChoice, pageIsLeft]),
  outOfStock: error([aboutTheChoice, pageIsLeft]),
  outOfLimits: error([aboutTheChoice, pageIsLeft]),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof cartNotices> {}
}

/** Notices about a pending choice, dismissed once it is corrected or given up. */
export const ABOUT_A_CHOICE = [
  'choiceMissing',
  'choicesOutOfBounds',
  'variationOutOfStock',
  'outOfStock',
  'outOfLimits',
  'stockReached',
  'maximumReached',
] as const satisfies readonly (keyof typeof cartNotices)[];
