import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  editTitle: {
    id: 'location.saveAddress.editTitle',
    defaultMessage: 'Edit Address',
    description: 'Heading of the page on which a saved address is changed.',
  },
  whereTitle: {
    id: 'location.saveAddress.whereTitle',
    defaultMessage: 'Where is it?',
    description: 'Heading above the map on which the place of an address is picked.',
  },
  whereText: {
    id: 'location.saveAddress.whereText',
    defaultMessage: 'Put the pin on the door. You add floor, directions and contact next.',
    description: 'Below that heading.',
  },
  loading: {
    id: 'location.saveAddress.loading',
    defaultMessage: 'Loading the address',
    description: 'Said while the page with the form of an address is being prepared.',
  },
  missing: {
    id: 'location.saveAddress.missing',
    defaultMessage: 'This address was not found',
    description: 'In the place of the form: the customer has no such address.',
  },
  place: {
    id: 'location.saveAddress.place',
    defaultMessage: 'Place',
    description: 'Heading of the part of the form with the point from the map. One word.',
  },
  labelAs: {
    id: 'location.saveAddress.labelAs',
    defaultMessage: 'Label As',
    description: 'Question of the form, with the choices Home, Office and Other.',
  },
  label: {
    id: 'location.saveAddress.label',
    defaultMessage: 'Name',
    description: 'Field of the form: what the customer calls another place.',
  },
  labelHint: {
    id: 'location.saveAddress.labelHint',
    defaultMessage: 'Such as “Grandma” or “Gym”.',
    description: 'Below that field.',
  },
  door: {
    id: 'location.saveAddress.door',
    defaultMessage: 'How to find the door',
    description: 'Heading of the part of the form with street, house and floor.',
  },
  directions: {
    id: 'location.saveAddress.directions',
    defaultMessage: 'Directions for the courier',
    description: 'Field of the form with a few lines.',
  },
  directionsHint: {
    id: 'location.saveAddress.directionsHint',
    defaultMessage: 'Such as which bell to ring, or where to leave it.',
    description: 'Below that field.',
  },
  contact: {
    id: 'location.saveAddress.contact',
    defaultMessage: 'Contact at this address',
    description: 'Heading of the part of the form that says whom to call.',
  },
  save: {
    id: 'location.saveAddress.save',
    defaultMessage: 'Save address',
    description: 'Button that saves the address. At most 20 characters.',
  },
  phoneMissing: {
    id: 'location.saveAddress.phoneMissing',
    defaultMessage: 'Enter a phone number.',
    description: 'Below the field for the phone, which is empty.',
  },
});
