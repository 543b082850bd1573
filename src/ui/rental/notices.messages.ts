import { defineMessages } from 'react-intl';
import type { NoticesIn } from '#application/kernel/notice.ts';
import type { rentalNotices } from '#application/rental/rental.notices.ts';

/** What the notices of this module say. One without words does not compile. */
export const messages = defineMessages<NoticesIn<typeof rentalNotices>>({
  vehicleAdded: {
    id: 'rental.notice.vehicleAdded',
    defaultMessage: 'The vehicle successfully added to your cart.',
    description: 'Notice after a vehicle was put into the trip cart.',
  },
  vehicleRemoved: {
    id: 'rental.notice.vehicleRemoved',
    defaultMessage: 'Removed from your trip cart',
    description: 'Notice after vehicles were taken out of the trip cart.',
  },
  tripChanged: {
    id: 'rental.notice.tripChanged',
    defaultMessage: 'updated successfully!',
    description:
      'Notice after type, place, time or hours of the trip in the cart were changed. Keep the small first letter.',
  },
  tripCartCleared: {
    id: 'rental.notice.tripCartCleared',
    defaultMessage: 'Your trip cart has been cleared.',
    description: 'Notice after the trip cart was emptied.',
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
  vehiclesHold: {
    id: 'rental.notice.vehiclesHold',
    defaultMessage: 'The trip cannot be changed for: {names}. Remove them first.',
    description: 'Error: vehicles of the cart are not rented by the new type. {names}: theirs.',
  },
  tripCartAsBefore: {
    id: 'rental.notice.tripCartAsBefore',
    defaultMessage: 'The vehicle could not be added. Your cart is as it was before.',
    description: 'Error: the last of several calls failed, and what they removed was put back.',
  },
  vehiclesLost: {
    id: 'rental.notice.vehiclesLost',
    defaultMessage: 'The vehicle could not be added, and these could not be put back: {names}.',
    description: 'Error: what was removed for a vehicle could not be put back. {names}: theirs.',
  },
  tripLost: {
    id: 'rental.notice.tripLost',
    defaultMessage: 'The vehicle could not be added, and the trip could not be changed back.',
    description: 'Error: a trip was changed for a vehicle, and stays changed without it.',
  },
  tripCartElsewhere: {
    id: 'rental.notice.tripCartElsewhere',
    defaultMessage:
      'Your cart has been cleared as the selected zone does not support the previous pickup point.',
    description: 'Error: the provider hands no vehicles over in the zone that was chosen.',
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
