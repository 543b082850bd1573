import type { DetailChange } from '#domain/rental/trip-conflict.ts';
import { defineMessages } from '#ui/design/define-messages.ts';
import { messages as trip } from './trip-facts.messages.ts';

export const messages = defineMessages({
  title: {
    id: 'rental.drawer.title',
    defaultMessage: '{count, plural, =0 {Trip Cart} other {Trip Cart (#)}}',
    description: 'Heading of the trip cart drawer. {count}: lines in the trip cart.',
  },
  emptyText: {
    id: 'rental.drawer.emptyText',
    defaultMessage: 'Add a vehicle and it will show up here.',
    description: 'Sentence under the heading of an empty trip cart.',
  },
  loading: {
    id: 'rental.drawer.loading',
    defaultMessage: 'Loading your trip cart',
    description: 'Said to screen readers while the trip cart is being read.',
  },
  clear: {
    id: 'rental.drawer.clear',
    defaultMessage: 'Clear trip cart',
    description: 'Button that empties the trip cart.',
  },
  toCheckout: {
    id: 'rental.cart.toCheckout',
    defaultMessage: 'Continue to checkout',
    description: 'Button on the page of the trip cart.',
  },
  gone: {
    id: 'rental.cart.gone',
    defaultMessage: 'This vehicle is no longer for rent. Remove it to go on.',
    description: 'Below a vehicle in the trip cart.',
  },
  notHourly: {
    id: 'rental.cart.notHourly',
    defaultMessage: 'This vehicle is no longer rented by the hour. Remove it to go on.',
    description: 'Below a vehicle in the trip cart.',
  },
  notByDistance: {
    id: 'rental.cart.notByDistance',
    defaultMessage: 'This vehicle is no longer rented by the kilometre. Remove it to go on.',
    description: 'Below a vehicle in the trip cart.',
  },
  aboveCount: {
    id: 'rental.cart.aboveCount',
    defaultMessage:
      '{count, plural, =0 {It is no longer available. Remove it to go on.} one {Only # is available. Take fewer to go on.} other {Only # are available. Take fewer to go on.}}',
    description: 'Below a vehicle in the trip cart. {count}: how many its provider has.',
  },
  taken: {
    id: 'rental.cart.taken',
    defaultMessage:
      '{count, plural, =0 {It is taken at that time. Choose another pickup time, or another vehicle.} one {Only # is free at that time. Take fewer, or choose another pickup time.} other {Only # are free at that time. Take fewer, or choose another pickup time.}}',
    description:
      'At a vehicle in the summary of the trip checkout. {count}: how many of it are not on trips of others at that time.',
  },
  rateChanged: {
    id: 'rental.cart.rateChanged',
    defaultMessage: 'The price has changed from {from} to {to}.',
    description: 'Below a vehicle in the trip cart. {from} and {to}: "$10.00/hr".',
  },
  mustMend: {
    id: 'rental.cart.mustMend',
    defaultMessage:
      '{count, plural, one {A vehicle cannot be rented as it is. See above.} other {# vehicles cannot be rented as they are. See above.}}',
    description: 'Above the disabled button to the checkout. {count}: such lines.',
  },
  pickupPassed: {
    id: 'rental.cart.pickupPassed',
    defaultMessage: 'Trips are booked for a later time: choose a pickup time at checkout.',
    description: 'Below the trip when its pickup time has passed.',
  },
  pickupIsNow: {
    id: 'rental.cart.pickupIsNow',
    defaultMessage: 'As soon as possible: checkout sets the time, 15 minutes from now.',
    description: 'Below the trip whose pickup is "now": the checkout gives it the soonest time.',
  },
  scheduledAt: {
    id: 'rental.trip.scheduledAt',
    defaultMessage: 'Schedule at {when}',
    description: 'Label of a pickup time to come. {when}: date and time.',
  },
  clearTitle: {
    id: 'rental.clear.title',
    defaultMessage: 'Clear trip cart?',
    description: 'Heading of the question before the trip cart is emptied.',
  },
  clearQuestion: {
    id: 'rental.clear.question',
    defaultMessage: 'All vehicles will be removed from your trip cart.',
    description: 'Question before the trip cart is emptied.',
  },
  hourly: {
    id: 'rental.trip.hourly',
    defaultMessage: 'hourly',
    description: 'Type of a trip that is paid by the hour. Stands within a sentence.',
  },
  distance: {
    id: 'rental.trip.distance',
    defaultMessage: 'distance wise',
    description: 'Type of a trip that is paid by the kilometre. Stands within a sentence.',
  },
  hours: {
    id: 'rental.trip.hours',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
    description: 'How long a trip by the hour lasts. {count}: hours.',
  },
  kilometres: {
    id: 'rental.trip.kilometres',
    defaultMessage: '{count, number, ::.000} km',
    description: 'How far a trip by distance goes. {count}: kilometres.',
  },
  pickupNow: {
    id: 'rental.trip.pickupNow',
    defaultMessage: 'Pickup Now',
    description: 'In place of a pickup time that was not chosen.',
  },
  change: {
    id: 'rental.conflict.change',
    defaultMessage: '{label}: {from} → {to}',
    description: 'What would change in a trip, old beside new. {label}: "Pickup" and the like.',
  },
  providerTitle: {
    id: 'rental.conflict.providerTitle',
    defaultMessage: 'Another provider',
    description: 'Heading: the cart holds vehicles of another provider.',
  },
  providerQuestion: {
    id: 'rental.conflict.providerQuestion',
    defaultMessage:
      'Your cart has vehicles of another provider. Clear the cart and add this vehicle?',
    description: 'Question before the vehicles of another provider are removed.',
  },
  providers: {
    id: 'rental.conflict.providers',
    defaultMessage: 'In the cart: {vehicles} ({inCart}). This vehicle: {wanted}.',
    description:
      'Under that question. {vehicles}: names of those in the cart. {inCart}, {wanted}: names of the two providers.',
  },
  tripTypeTitle: {
    id: 'rental.conflict.tripTypeTitle',
    defaultMessage: 'Change the trip type',
    description: 'Heading: a vehicle is wanted for the other type of trip.',
  },
  tripTypeQuestion: {
    id: 'rental.conflict.tripTypeQuestion',
    defaultMessage: 'Your cart has {old} trips. Change the trip type to {new}?',
    description:
      'Question before the type of the trip is changed. {old}, {new}: "hourly" and the like.',
  },
  durationTitle: {
    id: 'rental.conflict.durationTitle',
    defaultMessage: 'Change the trip duration',
    description: 'Heading: a vehicle is wanted for another number of hours.',
  },
  durationQuestion: {
    id: 'rental.conflict.durationQuestion',
    defaultMessage: 'Change the trip duration from {old, number} to {new, number} hours?',
    description: 'Question before the hours of the whole trip are changed.',
  },
  detailsTitle: {
    id: 'rental.conflict.detailsTitle',
    defaultMessage: 'Change the trip',
    description: 'Heading: a vehicle is wanted for another place or time.',
  },
  detailsQuestion: {
    id: 'rental.conflict.detailsQuestion',
    defaultMessage: 'This would change for every vehicle in your cart. Go on?',
    description: 'Question above the list of what would change in the trip, old beside new.',
  },
  removeTitle: {
    id: 'rental.conflict.removeTitle',
    defaultMessage: 'Some vehicles cannot come along',
    description: 'Heading: vehicles of the cart are not rented by the new type of trip.',
  },
  removeQuestion: {
    id: 'rental.conflict.removeQuestion',
    defaultMessage: 'These vehicles will be removed from your cart if you proceed.',
    description: 'Sentence above the list of the vehicles that would be removed.',
  },
  removeAndContinue: {
    id: 'rental.conflict.removeAndContinue',
    defaultMessage: 'Remove & Continue',
    description: 'Button: remove the vehicles that cannot come along, and add the new one.',
  },
  noHourly: {
    id: 'rental.conflict.noHourly',
    defaultMessage:
      '{vehicle} has no hourly trip. If you proceed it will be removed from your cart.',
    description: 'A vehicle that is not rented by the hour. {vehicle}: its name.',
  },
  noDistance: {
    id: 'rental.conflict.noDistance',
    defaultMessage:
      '{vehicle} has no distance wise trip. If you proceed it will be removed from your cart.',
    description: 'A vehicle that is not rented by the kilometre. {vehicle}: its name.',
  },
});

export const detailLabels = {
  pickup: trip.pickup,
  destination: trip.destination,
  pickupAt: trip.pickupAt,
} as const satisfies Readonly<Record<DetailChange['what'], unknown>>;
