import { accountNotices } from '#application/account/account.notices.ts';
import { cartNotices } from '#application/cart/cart.notices.ts';
import { catalogueNotices } from '#application/catalogue/catalogue.notices.ts';
import { kernelNotices } from '#application/kernel/kernel.notices.ts';
import { locationNotices } from '#application/location/location.notices.ts';
import { orderingNotices } from '#application/ordering/ordering.notices.ts';
import { rentalNotices } from '#application/rental/rental.notices.ts';
import { wishlistNotices } from '#application/wishlist/wishlist.notices.ts';
import type { Notice, NoticeOf, Tone } from '#application/kernel/notice.ts';
import { shellNotices } from './shell.notices.ts';

/** Every notice, from the manifests of the modules: a line for each module. */
const appNotices: { readonly [Kind in Notice['kind']]: NoticeOf<unknown> } = {
  ...kernelNotices,
  ...locationNotices,
  ...accountNotices,
  ...catalogueNotices,
  ...cartNotices,
  ...orderingNotices,
  ...rentalNotices,
  ...wishlistNotices,
  ...shellNotices,
};

export const toneOf = ({ kind }: Notice): Tone => appNotices[kind].tone;

export const isShownInPlace = ({ kind }: Notice): boolean => appNotices[kind].isShownInPlace;

/** Notices that offer to take back what they tell of. */
export type Undoable = UndoableInCart | UndoableInTripCart;
type UndoableInCart = Extract<Notice, { readonly kind: 'itemRemoved' | 'cartCleared' }>;
export type UndoableInTripCart = Extract<
  Notice,
  { readonly kind: 'vehicleRemoved' | 'tripCartCleared' }
>;

export const isOfTripCart = (notice: Notice): notice is UndoableInTripCart =>
  notice.kind === 'vehicleRemoved' || notice.kind === 'tripCartCleared';

export const isUndoable = (notice: Notice): notice is Undoable =>
  notice.kind === 'itemRemoved' || notice.kind === 'cartCleared' || isOfTripCart(notice);
