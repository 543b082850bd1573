import type { Ordering } from '#application/shell/services.ts';
import { reorderMachine } from '#application/ordering/reorder/machine.ts';
import { requestRefundMachine } from '#application/ordering/request-refund/machine.ts';
import { writeReviewMachine } from '#application/ordering/write-review/machine.ts';

/** Actions on an order besides tracking it, all idle. */
export const quietAfterOrder = {
  reorder: reorderMachine,
  requestRefund: requestRefundMachine,
  writeReview: writeReviewMachine,
} satisfies Partial<Ordering>;
