import type { Notice } from '#application/shell/notice.ts';
import { createStorefrontHandle } from '#infrastructure/kernel/storefront-handle.ts';

/** Deeds that tell the customer something in passing, by a shop that is connected once it has started. */
export function noticesOfShop() {
  const { connect, tell } = createStorefrontHandle();
  return {
    connect,
    tells: (notice: Notice) => () => tell.toasts({ type: 'notice.tell', notice, at: 0 }),
  };
}
