import type { Notice } from '#application/shell/notice.ts';
import { createStorefrontHandle } from '#infrastructure/kernel/storefront-handle.ts';

/** Tells customers something in passing, in a shop that is connected once it has started. */
export function noticesOfShop() {
  const handle = createStorefrontHandle();
  const tell = (notice: Notice) => handle.tell.toasts({ type: 'notice.tell', notice, at: 0 });
  return {
    connect: handle.connect,
    tell,
    withdraw: (kinds: readonly Notice['kind'][]) =>
      handle.tell.toasts({ type: 'notices.withdraw', kinds }),
    /** The same as the deed of a flow. */
    tells: (notice: Notice) => () => tell(notice),
  };
}
