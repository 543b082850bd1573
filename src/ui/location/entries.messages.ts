import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  deliverTo: {
    id: 'location.header.deliverTo',
    defaultMessage: 'Deliver to',
    description: 'Small words above the address in the header.',
  },
  setLocation: {
    id: 'location.header.setLocation',
    defaultMessage: 'Set your location',
    description: 'Button in the header while no place is set.',
  },
  changeLocation: {
    id: 'location.header.changeLocation',
    defaultMessage: 'Deliver to {address}. Change location',
    description:
      'Accessible name of the address button in the header. Begins with the words of "Deliver to". {address}: where things are brought.',
  },
  pickUpNear: {
    id: 'location.header.pickUpNear',
    defaultMessage: 'Pick up near',
    description: 'Instead of "Deliver to", where vehicles are rented.',
  },
  changePickup: {
    id: 'location.header.changePickup',
    defaultMessage: 'Pick up near {address}. Change location',
    description:
      'Accessible name of the address button where vehicles are rented. Begins with the words of "Pick up near". {address}: where the customer is.',
  },
  change: {
    id: 'location.change',
    defaultMessage: 'Change location',
    description: 'Button that opens the map to choose another place. Imperative.',
  },
  question: {
    id: 'location.question',
    defaultMessage: 'Where should we deliver?',
    description:
      'Title of the modal in which a customer picks a place on a map, and in the place of a list while none is chosen.',
  },
  useCurrent: {
    id: 'location.useCurrent',
    defaultMessage: 'Use Current Location',
    description: 'Button that asks the device where it is.',
  },
});
