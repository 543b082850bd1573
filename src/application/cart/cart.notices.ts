import {
  error,
  errorInPlace,
  flowWithdraws,
  pageIsLeft,
  success,
  type NoticesIn,
} from '#application/kernel/notice.ts';
import type { LineId } from '#domain/cart/cart.ts';

/** What the last customer took out is neither shown to the next nor put back by them. */
const cartIsOfAnother = flowWithdraws('cart/cart');
const aboutTheChoice = flowWithdraws('cart/select-item');

/** The notices of this module, by their kind. */
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

/** What is said about a choice that is being made: it goes once the choice is mended or given up. */
export const ABOUT_A_CHOICE = [
  'choiceMissing',
  'choicesOutOfBounds',
  'variationOutOfStock',
  'outOfStock',
  'outOfLimits',
  'stockReached',
  'maximumReached',
] as const satisfies readonly (keyof typeof cartNotices)[];
