import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  lead: {
    id: 'rental.manage.lead',
    defaultMessage: 'Enter the trip ID and the phone number you booked with.',
    description: 'Below the heading of the tracking form, for guests.',
  },
  leadCustomer: {
    id: 'rental.manage.leadCustomer',
    defaultMessage: 'Enter the ID of your trip.',
    description: 'Below the heading of the tracking form, for signed-in customers.',
  },
  idMissing: {
    id: 'rental.manage.idMissing',
    defaultMessage: 'Enter the trip ID.',
    description: 'Below the trip ID field when it is empty.',
  },
  idMalformed: {
    id: 'rental.manage.idMalformed',
    defaultMessage: 'A trip ID is a number, like 100042.',
    description: 'Below the trip ID field when it holds no number. Keep the example as it is.',
  },
  phoneMissing: {
    id: 'rental.manage.phoneMissing',
    defaultMessage: 'Enter the phone number you booked with.',
    description: 'Below the phone field when it is empty.',
  },
  finding: {
    id: 'rental.manage.finding',
    defaultMessage: 'Looking for your trip',
    description: 'Read aloud while the trip is looked for.',
  },
  notFound: {
    id: 'rental.manage.notFound',
    defaultMessage: 'Trip not found',
    description: 'Above the tracking form when no such trip is known.',
  },
  notFoundHint: {
    id: 'rental.manage.notFoundHint',
    defaultMessage: 'Check the trip ID, and that the phone is the one you booked with.',
    description: 'Below "Trip not found": what to do.',
  },
  notFoundHintCustomer: {
    id: 'rental.manage.notFoundHintCustomer',
    defaultMessage: 'Check the trip ID. Your own trips are listed under My Trips.',
    description: 'Below "Trip not found", for a signed-in customer, who was asked for no phone.',
  },
  signInHint: {
    id: 'rental.manage.signInHint',
    defaultMessage: 'Booked with an account?',
    description: 'Below the tracking form, beside a button that signs in.',
  },
  trip: {
    id: 'rental.manage.trip',
    defaultMessage: 'Trip #{id}',
    description: 'Heading above a trip. {id}: its number.',
  },
  bookedAt: {
    id: 'rental.manage.bookedAt',
    defaultMessage: 'Booked {when}',
    description: 'Below the number of a trip. {when}: date and time.',
  },
  announce: {
    id: 'rental.manage.announce',
    defaultMessage: 'Trip #{id}: {status}',
    description: 'Read aloud when the status of the trip changes. {id}: number, {status}: status.',
  },
  another: {
    id: 'rental.manage.another',
    defaultMessage: 'Track another trip',
    description: 'Button that leads back to the tracking form. Imperative.',
  },
  duration: {
    id: 'rental.manage.duration',
    defaultMessage: 'Duration',
    description: 'Label: how many hours a trip lasts.',
  },
  length: {
    id: 'rental.manage.length',
    defaultMessage: 'Distance',
    description: 'Label: how many kilometres a trip has.',
  },
  writeProvider: {
    id: 'rental.manage.writeProvider',
    defaultMessage: 'Write to the provider',
    description:
      'Button on the page of a trip: opens the conversation with who rents the vehicles out.',
  },
  quantity: {
    id: 'rental.manage.quantity',
    defaultMessage: '{quantity, number} × {name}',
    description: 'A vehicle of a trip. {quantity}: how many of it; {name}: the vehicle.',
  },
  plate: {
    id: 'rental.manage.plate',
    defaultMessage: 'License plate: {plate}',
    description: 'Below a vehicle that was handed over. {plate}: letters and digits.',
  },
  reviewNeedsAccount: {
    id: 'rental.manage.reviewNeedsAccount',
    defaultMessage: 'Reviews are written by customers who booked with an account.',
    description: 'Below the vehicles of a trip that is over, where a guest looks at it.',
  },
  reviewOf: {
    id: 'rental.manage.reviewOf',
    defaultMessage: 'Review {vehicle}',
    description: 'The same button, read aloud. {vehicle}: name of the vehicle.',
  },
  payCash: {
    id: 'rental.manage.payCash',
    defaultMessage: 'In cash, to the provider',
    description: 'Below the amounts: how the trip is paid.',
  },
  unpaid: {
    id: 'rental.manage.unpaid',
    defaultMessage: 'The provider gets your trip once it is paid for.',
    description: 'Below the status of a trip that is to be paid online and is not yet.',
  },
  cancel: {
    id: 'rental.manage.cancel',
    defaultMessage: 'Cancel trip',
    description:
      'Button that cancels a trip, title of its dialog, and button of the dialog. Imperative.',
  },
  cancelText: {
    id: 'rental.manage.cancelText',
    defaultMessage: 'The provider has not confirmed the trip yet, so canceling costs nothing.',
    description: 'In the dialog, above the field for the reason.',
  },
  cancelLate: {
    id: 'rental.manage.cancelLate',
    defaultMessage: 'The trip has changed in the meantime and can no longer be canceled here.',
    description: 'In the dialog, when the provider has confirmed the trip while it was open.',
  },
  reason: {
    id: 'rental.manage.reason',
    defaultMessage: 'Why? (optional)',
    description: 'Label of a text field: why a trip is canceled.',
  },
  keep: {
    id: 'rental.manage.keep',
    defaultMessage: 'Keep the trip',
    description: 'Button of the dialog: closes it, nothing is canceled.',
  },
  reviewTitle: {
    id: 'rental.manage.reviewTitle',
    defaultMessage: 'How was {vehicle}?',
    description: 'Title of the dialog in which a vehicle is reviewed. {vehicle}: its name.',
  },
});
