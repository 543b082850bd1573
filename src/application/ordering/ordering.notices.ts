import { success, type NoticesIn } from '#application/kernel/notice.ts';

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
