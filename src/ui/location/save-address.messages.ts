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
    defaultMessage: 'The address is being read.',
    description: 'Said while the page with the form of an address is being prepared.',
  },
  missing: {
    id: 'location.saveAddress.missing',
    defaultMessage: 'This address was not found',
    description: 'In the place of the form: the customer has no such address.',
  },
  toAddresses: {
    id: 'location.saveAddress.toAddresses',
    defaultMessage: 'My Addresses',
    description: 'Button below that. Leads to the list of saved addresses.',
  },
  place: {
    id: 'location.saveAddress.place',
    defaultMessage: 'Place',
    description: 'Heading of the part of the form with the point from the map. One word.',
  },
  changePlace: {
    id: 'location.saveAddress.changePlace',
    defaultMessage: 'Change',
    description: 'Button beside that heading. Leads back to the map.',
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
  road: {
    id: 'location.saveAddress.road',
    defaultMessage: 'Road',
    description: 'Field of the form: the street.',
  },
  house: {
    id: 'location.saveAddress.house',
    defaultMessage: 'House',
    description: 'Field of the form: number or name of the house.',
  },
  floor: {
    id: 'location.saveAddress.floor',
    defaultMessage: 'Floor',
    description: 'Field of the form: floor or apartment.',
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
  name: {
    id: 'location.saveAddress.name',
    defaultMessage: 'Full name',
    description: 'Field of the form: who takes the delivery.',
  },
  phone: {
    id: 'location.saveAddress.phone',
    defaultMessage: 'Phone',
    description: 'Field of the form.',
  },
  phoneHint: {
    id: 'location.saveAddress.phoneHint',
    defaultMessage: 'With country code, like +1 212 555 0123. The courier may call it.',
    description: 'Below that field.',
  },
  email: {
    id: 'location.saveAddress.email',
    defaultMessage: 'E-mail',
    description: 'Field of the form.',
  },
  save: {
    id: 'location.saveAddress.save',
    defaultMessage: 'Save address',
    description: 'Button that saves the address. At most 20 characters.',
  },
  cancel: {
    id: 'location.saveAddress.cancel',
    defaultMessage: 'Cancel',
    description: 'Link beside that button. Leads to the list and saves nothing.',
  },
  nameMissing: {
    id: 'location.saveAddress.nameMissing',
    defaultMessage: 'Enter a name.',
    description: 'Below the field for the name of a person, which is empty.',
  },
  phoneMissing: {
    id: 'location.saveAddress.phoneMissing',
    defaultMessage: 'Enter a phone number.',
    description: 'Below the field for the phone, which is empty.',
  },
  phoneMalformed: {
    id: 'location.saveAddress.phoneMalformed',
    defaultMessage: 'Enter the number with its country code, like +1 212 555 0123.',
    description: 'Below the field for the phone, which holds no phone number.',
  },
  emailMalformed: {
    id: 'location.saveAddress.emailMalformed',
    defaultMessage: 'Enter an e-mail address like name@example.com.',
    description: 'Below the field for the e-mail address, which holds none.',
  },
  tooLong: {
    id: 'location.saveAddress.tooLong',
    defaultMessage: 'Use at most {most} characters.',
    description: 'Below a field that holds too much. {most}: how many characters fit.',
  },
});
