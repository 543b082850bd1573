import { accountNotices } from '#application/account/account.notices.ts';
import { cartNotices } from '#application/cart/cart.notices.ts';
import { catalogueNotices } from '#application/catalogue/catalogue.notices.ts';
import { kernelNotices } from '#application/kernel/kernel.notices.ts';
import { locationNotices } from '#application/location/location.notices.ts';
import { orderingNotices } from '#application/ordering/ordering.notices.ts';
import { rentalNotices } from '#application/rental/rental.notices.ts';
import { walletNotices } from '#application/wallet/wallet.notices.ts';
import { wishlistNotices } from '#application/wishlist/wishlist.notices.ts';
import type {
  AppNotices,
  Notice,
  NoticeOf,
  Tone,
  Undo,
  Withdrawal,
} from '#application/kernel/notice.ts';
import { shellNotices } from './shell.notices.ts';

/** Every notice, from the manifests of the modules: one line per module. */
const appNotices: { readonly [Kind in Notice['kind']]: NoticeOf<AppNotices[Kind]> } = {
  ...kernelNotices,
  ...locationNotices,
  ...accountNotices,
  ...walletNotices,
  ...catalogueNotices,
  ...cartNotices,
  ...orderingNotices,
  ...rentalNotices,
  ...wishlistNotices,
  ...shellNotices,
};

export const toneOf = ({ kind }: Notice): Tone => appNotices[kind].tone;

export const withdrawalsOf = ({ kind }: Pick<Notice, 'kind'>): readonly Withdrawal[] =>
  appNotices[kind].withdrawnBy;

export const noticeKinds = Object.keys(appNotices) as readonly Notice['kind'][];

/** True where it offers an undo. */
export const isUndoable = ({ kind }: Notice): boolean => appNotices[kind].undo !== undefined;

/** Its undo; null for none. */
export function undoOf(notice: Notice): Undo | null {
  const undo = appNotices[notice.kind].undo as ((told: Notice) => Undo) | undefined;
  return undo?.(notice) ?? null;
}
