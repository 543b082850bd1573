import { defineMessages } from '#ui/design/define-messages.ts';

/** Some keys are statuses. */
export const messages = defineMessages({
  arrives: {
    id: 'ordering.arrival.arrives',
    defaultMessage: 'Arrives {when}',
    description:
      'Headline of an order on its way. {when}: from when to when, such as "12:35 – 12:45 PM".',
  },
  ready: {
    id: 'ordering.arrival.ready',
    defaultMessage: 'Ready {when}',
    description:
      'Headline of an order that the customer fetches. {when}: from when to when it will be packed.',
  },
  late: {
    id: 'ordering.arrival.late',
    defaultMessage: 'Later than planned',
    description: 'Mark beside the time of arrival.',
  },
  planned: {
    id: 'ordering.arrival.planned',
    defaultMessage: 'It was planned for {when}.',
    description: 'Below the time of arrival of an order that is late. {when}: from when to when.',
  },
  came: {
    id: 'ordering.arrival.came',
    defaultMessage: 'It arrived at {when}, as planned.',
    description: 'Below the status of a delivered order. {when}: time of day.',
  },
  cameLate: {
    id: 'ordering.arrival.cameLate',
    defaultMessage: 'It arrived at {when}, later than planned ({planned}).',
    description:
      'Below the status of a delivered order. {when}: time of day, {planned}: from when to when it was planned.',
  },
  unpaid: {
    id: 'ordering.arrival.unpaid',
    defaultMessage: 'The store gets your order once it is paid for.',
    description: 'What is going on: an order that is to be paid online and is not yet.',
  },
  pending: {
    id: 'ordering.arrival.pending',
    defaultMessage: 'The store has your order and will confirm it shortly.',
    description: 'What is going on with an order that was placed.',
  },
  accepted: {
    id: 'ordering.arrival.accepted',
    defaultMessage: 'The store has accepted your order.',
    description: 'What is going on with an order that was accepted.',
  },
  confirmed: {
    id: 'ordering.arrival.confirmed',
    defaultMessage: 'The store has confirmed your order and starts on it soon.',
    description: 'What is going on with an order that was confirmed.',
  },
  processing: {
    id: 'ordering.arrival.processing',
    defaultMessage: 'The store is preparing your order.',
    description: 'What is going on with an order that is being prepared.',
  },
  handover: {
    id: 'ordering.arrival.handover',
    defaultMessage: 'Your order is packed and waiting for the courier.',
    description: 'What is going on with an order that is ready for the courier.',
  },
  handoverTakeAway: {
    id: 'ordering.arrival.handoverTakeAway',
    defaultMessage: 'Your order is packed. Give the order number at the store.',
    description: 'What is going on with an order that the customer can fetch now.',
  },
  picked_up: {
    id: 'ordering.arrival.pickedUp',
    defaultMessage: 'The courier has your order and is on the way to you.',
    description: 'What is going on with an order that the courier has.',
  },
  parcelUnpaid: {
    id: 'ordering.arrival.parcelUnpaid',
    defaultMessage: 'We look for a courier once your parcel is paid for.',
    description: 'What is going on: a parcel that is to be paid online and is not yet.',
  },
  parcelPending: {
    id: 'ordering.arrival.parcelPending',
    defaultMessage: 'Your parcel is booked. We are looking for a courier.',
    description: 'What is going on with a parcel that was placed.',
  },
  parcelAccepted: {
    id: 'ordering.arrival.parcelAccepted',
    defaultMessage: 'Your parcel is accepted. A courier is being found.',
    description: 'What is going on with a parcel that was accepted.',
  },
  parcelConfirmed: {
    id: 'ordering.arrival.parcelConfirmed',
    defaultMessage: 'A courier is on the way to the sender.',
    description: 'What is going on with a parcel that a courier will fetch.',
  },
  parcelHandover: {
    id: 'ordering.arrival.parcelHandover',
    defaultMessage: 'The courier has arrived at the sender to collect the parcel.',
    description: 'What is going on with a parcel that is being handed to the courier.',
  },
  parcelPickedUp: {
    id: 'ordering.arrival.parcelPickedUp',
    defaultMessage: 'The courier has the parcel and is on the way to the receiver.',
    description: 'What is going on with a parcel that the courier has.',
  },
});
