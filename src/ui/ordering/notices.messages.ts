import { defineMessages } from 'react-intl';
import type { orderingNotices } from '#application/ordering/ordering.notices.ts';
import type { NoticesIn } from '#application/kernel/notice.ts';

export const messages = defineMessages<NoticesIn<typeof orderingNotices>>({
  orderIdCopied: {
    id: 'ordering.notice.orderIdCopied',
    defaultMessage: 'Order ID copied',
    description: 'Notice after the order number was copied.',
  },
  orderCanceled: {
    id: 'ordering.notice.orderCanceled',
    defaultMessage: 'Your order has been canceled',
    description: 'Notice after an order was canceled.',
  },
  orderedAgain: {
    id: 'ordering.notice.orderedAgain',
    defaultMessage: 'Your order is in the cart again',
    description: 'Notice after what was ordered before was put into the cart.',
  },
  orderReviewed: {
    id: 'ordering.notice.orderReviewed',
    defaultMessage: 'Thank you for your review',
    description: 'Notice after a review was sent.',
  },
  refundRequested: {
    id: 'ordering.notice.refundRequested',
    defaultMessage: 'Your refund request has been sent',
    description: 'Notice after a refund was asked for.',
  },
});
