import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  vehicles: {
    id: 'rental.title.vehicles',
    defaultMessage: 'Vehicles to rent',
    description: 'Heading of the page that lists vehicles.',
  },
  vehicle: {
    id: 'rental.title.vehicle',
    defaultMessage: 'Opening the vehicle',
    description: 'Heading, read aloud, while the page of a vehicle is being fetched.',
  },
  compare: {
    id: 'rental.title.compare',
    defaultMessage: 'Compare vehicles',
    description: 'Heading of the page that shows vehicles side by side.',
  },
  provider: {
    id: 'rental.title.provider',
    defaultMessage: 'Opening the provider',
    description: 'Heading, read aloud, while the page of a rental provider is being fetched.',
  },
  providers: {
    id: 'rental.title.providers',
    defaultMessage: 'Rental providers',
    description: 'Heading of the page that lists the businesses that rent out vehicles.',
  },
  latestProviders: {
    id: 'rental.title.latestProviders',
    defaultMessage: 'New providers',
    description:
      'Heading over the newest rental providers, on the home and on a page of their own.',
  },
  popularProviders: {
    id: 'rental.title.popularProviders',
    defaultMessage: 'Popular providers',
    description:
      'Heading over rental providers that many rent from, on the home and on a page of their own.',
  },
  tripCart: {
    id: 'rental.title.tripCart',
    defaultMessage: 'Trip cart',
    description: 'Heading of the page of the trip cart, and word on its button in the header.',
  },
  tripCheckout: {
    id: 'rental.title.tripCheckout',
    defaultMessage: 'Trip checkout',
    description: 'Heading of the page on which a trip is booked.',
  },
  trackTrip: {
    id: 'rental.title.trackTrip',
    defaultMessage: 'Track your trip',
    description: 'Heading of the page on which a trip is tracked.',
  },
  myTrips: {
    id: 'rental.title.myTrips',
    defaultMessage: 'My Trips',
    description: 'Heading of the page with the trips of the customer.',
  },
  allVehicles: {
    id: 'rental.title.allVehicles',
    defaultMessage: 'All vehicles',
    description: 'Link to the vehicles of all categories.',
  },
});
