import { defineMessages } from 'react-intl';
import type { NoticeFacts } from '#application/kernel/notice.ts';
import type { rentalNotices } from '#application/rental/rental.notices.ts';
import { messages as cart } from '#ui/cart/notices.messages.ts';

const own = defineMessages<Omit<NoticeFacts<typeof rentalNotices>, 'tripCartCleared'>>({
  vehicleAdded: {
    id: 'rental.notice.vehicleAdded',
    defaultMessage: 'The vehicle successfully added to your cart.',
    description: 'Notice after a vehicle was put into the trip cart.',
  },
  vehicleRemoved: {
    id: 'rental.notice.vehicleRemoved',
    defaultMessage: 'Removed from your trip cart',
    description:
      'Notice after vehicles were taken out of the trip cart; their names stand below, and Undo beside it.',
  },
  vehicleRestored: {
    id: 'rental.notice.vehicleRestored',
    defaultMessage: 'Back in your trip cart',
    description: 'Notice after Undo.',
  },
  vehiclesNotRestored: {
    id: 'rental.notice.vehiclesNotRestored',
    defaultMessage: 'Not back in your trip cart yet: it cannot be reached. Try Undo again.',
    description:
      'Error after Undo: the server did not answer. The names of the vehicles follow, and a button "Undo".',
  },
  tripCartUpdated: {
    id: 'rental.notice.tripCartUpdated',
    defaultMessage: 'updated successfully!',
    description:
      'Notice after the trip of the cart, or the quantity of a vehicle, was changed. Keep the small first letter.',
  },
  vehiclesAboveCount: {
    id: 'rental.notice.vehiclesAboveCount',
    defaultMessage: "You can't add more than {count} quantities of this vehicle.",
    description: 'Error: the provider has no more of the vehicle. {count}: how many there are.',
  },
  tripTypeNotOffered: {
    id: 'rental.notice.tripTypeNotOffered',
    defaultMessage:
      '{type, select, hourly {This vehicle has no hourly trip.} other {This vehicle has no distance wise trip.}}',
    description: 'Error: the vehicle is not rented this way. {type}: hourly, or by distance.',
  },
  vehicleInTripCart: {
    id: 'rental.notice.vehicleInTripCart',
    defaultMessage: 'This vehicle is in your trip cart already.',
    description: 'Error: a vehicle is added twice; its quantity can be changed in the cart.',
  },
  tripCartFull: {
    id: 'rental.notice.tripCartFull',
    defaultMessage: 'Your trip cart is full.',
    description: 'Error: no more vehicles fit into one trip cart.',
  },
  tripCartAsBefore: {
    id: 'rental.notice.tripCartAsBefore',
    defaultMessage:
      '{wanted, select, trip {The trip could not be changed. Your cart is as it was before.} module {The module was not chosen. Your cart is as it was before.} other {The vehicle could not be added. Your cart is as it was before.}}',
    description:
      'Error: the last of several calls failed, and what they removed was put back. {wanted}: a vehicle, another trip, or another module.',
  },
  vehiclesLost: {
    id: 'rental.notice.vehiclesLost',
    defaultMessage:
      '{wanted, select, trip {The trip could not be changed, and these could not be put back: {names}.} module {The module was not chosen, and these could not be put back: {names}.} other {The vehicle could not be added, and these could not be put back: {names}.}}',
    description:
      'Error: what was removed could not be put back. {wanted}: for a vehicle, another trip, or another module. {names}: theirs.',
  },
  tripLost: {
    id: 'rental.notice.tripLost',
    defaultMessage:
      '{wanted, select, vehicle {The vehicle could not be added, and the trip could not be changed back.} other {The trip has changed, and could not be changed back.}}',
    description:
      'Error: a trip was changed, and could not be changed back. {wanted}: for a vehicle; otherwise for its own sake, or for another module.',
  },
  tripCartElsewhere: {
    id: 'rental.notice.tripCartElsewhere',
    defaultMessage:
      'Your cart has been cleared as the selected zone does not support the previous pickup point.',
    description:
      'Error: the provider hands no vehicles over where the chosen module is offered. The names of the vehicles follow, and a button "Undo".',
  },
  tripCartUncertain: {
    id: 'rental.notice.tripCartUncertain',
    defaultMessage:
      'You stay in your module. If your trip cart was cleared anyway, its vehicles return when you open it next.',
    description:
      'Error: the trip cart was to be cleared before a module was chosen, and the server has not said whether it was.',
  },
  tripCanceled: {
    id: 'rental.notice.tripCanceled',
    defaultMessage: 'Your trip has been canceled.',
    description: 'Notice after a customer has canceled a trip.',
  },
  vehicleReviewed: {
    id: 'rental.notice.vehicleReviewed',
    defaultMessage: 'Thank you for your review.',
    description: 'Notice after a review of a rented vehicle was sent.',
  },
});

export const messages = {
  ...own,
  tripCartCleared: cart.cartCleared,
} as const;
