import { defineMessages } from '#ui/design/define-messages.ts';

/** Keys are statuses. */
export const messages = defineMessages({
  pending: {
    id: 'ordering.status.pending',
    defaultMessage: 'Order placed',
    description: 'Status of an order: the store has not confirmed it yet.',
  },
  accepted: {
    id: 'ordering.status.accepted',
    defaultMessage: 'Accepted',
    description: 'Status of an order: it has been taken on.',
  },
  confirmed: {
    id: 'ordering.status.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Status of an order: the store has confirmed it.',
  },
  processing: {
    id: 'ordering.status.processing',
    defaultMessage: 'Being prepared',
    description: 'Status of an order: the store is working on it.',
  },
  handover: {
    id: 'ordering.status.handover',
    defaultMessage: 'Ready for the courier',
    description: 'Status of an order: it is packed and waits for the courier.',
  },
  picked_up: {
    id: 'ordering.status.pickedUp',
    defaultMessage: 'On its way',
    description: 'Status of an order: the courier has it.',
  },
  delivered: {
    id: 'ordering.status.delivered',
    defaultMessage: 'Delivered',
    description: 'Status of an order: the customer has it.',
  },
  canceled: {
    id: 'ordering.status.canceled',
    defaultMessage: 'Canceled',
    description: 'Status of an order: it was canceled.',
  },
  failed: {
    id: 'ordering.status.failed',
    defaultMessage: 'Failed',
    description: 'Status of an order: it could not be carried out.',
  },
  refund_requested: {
    id: 'ordering.status.refundRequested',
    defaultMessage: 'Refund requested',
    description: 'Status of an order: the customer asked for the money back.',
  },
  refunded: {
    id: 'ordering.status.refunded',
    defaultMessage: 'Refunded',
    description: 'Status of an order: the money was paid back.',
  },
  refund_request_canceled: {
    id: 'ordering.status.refundRequestCanceled',
    defaultMessage: 'Refund declined',
    description: 'Status of an order: the money is not paid back.',
  },
  receiver_absent: {
    id: 'ordering.status.receiverAbsent',
    defaultMessage: 'Receiver not there',
    description: 'Status of a parcel: the courier is at the door and waits.',
  },
  returning: {
    id: 'ordering.status.returning',
    defaultMessage: 'On its way back',
    description: 'Status of a parcel: the courier brings it back to its sender.',
  },
  returned: {
    id: 'ordering.status.returned',
    defaultMessage: 'Back with the sender',
    description: 'Status of a parcel: its sender has it again.',
  },
  pickUpReady: {
    id: 'ordering.status.pickUpReady',
    defaultMessage: 'Ready to pick up',
    description: 'Status of a take-away: it is packed and waits for the customer.',
  },
  pickedUpByYou: {
    id: 'ordering.status.pickedUpByYou',
    defaultMessage: 'Picked up',
    description: 'Status of a take-away: the customer has fetched it.',
  },
  courierFound: {
    id: 'ordering.status.courierFound',
    defaultMessage: 'Courier found',
    description: 'Status of a parcel: a courier will fetch it from its sender.',
  },
  courierAtSender: {
    id: 'ordering.status.courierAtSender',
    defaultMessage: 'Courier at the sender',
    description: 'Status of a parcel: the courier has come to fetch it.',
  },
});
