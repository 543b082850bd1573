import { error, errorInPlace, success, type NoticesIn } from '#application/kernel/notice.ts';
import type { LineId } from '#domain/cart/cart.ts';

/** The notices of this module, by their kind. */
export const cartNotices = {
  itemAdded: success(),
  itemUpdated: success(),
  itemRemoved: success<{ readonly line: LineId; readonly name: string }>(({ line }) => ({
    to: 'cart',
    event: { type: 'cart.undo', line },
  })),
  cartCleared: success(() => ({ to: 'cart', event: { type: 'cart.undo', line: null } })),
  selectedItemAdded: success(),
  cartRestored: success(),
  stockReached: error(),
  maximumReached: error(),
  choiceMissing: errorInPlace<{ readonly group: string }>(),
  choicesOutOfBounds: errorInPlace<{
    readonly group: string;
    readonly min: number;
    readonly max: number;
  }>(),
  variationOutOfStock: error(),
  outOfStock: error(),
  outOfLimits: error(),
  notAvailableNow: error(),
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
