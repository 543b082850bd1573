import { success, type NoticesIn } from '#application/kernel/notice.ts';

/** The notices of this module, by their kind. */
export const orderingNotices = {
  orderIdCopied: success(),
  orderCanceled: success(),
  orderedAgain: success(),
  orderReviewed: success(),
  refundRequested: success(),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof orderingNotices> {}
}
