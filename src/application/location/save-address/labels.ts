import { labelsOf } from '#application/kernel/labels-of.ts';
import type { saveAddressMachine } from './machine.ts';

export const labels = labelsOf<typeof saveAddressMachine>({
  events: {
    'field.type': 'the customer types into a field',
    'type.choose': 'the customer says whether it is home, an office or another place',
    'place.change': 'the customer wants another point on the map',
    'address.save': 'the customer presses "Save"',
    'read.retry': 'the customer tries again',
    'address.leave': 'the customer closes the dialog',
    'profile.change': 'it is known who the customer is',
  },
  guards: {
    addressIsMissing: 'the customer has no such address',
    addressIsAsked: 'an order asks for it',
    addressIsNew: 'it is a new address',
    pointIsPicked: 'a point was picked on the map',
    placeIsKnown: 'a point was picked before',
  },
  not: {
    pointIsPicked: 'no point is picked on the map',
  },
  rest: {
    'entering · done: authenticate': 'the visitor closes the sign-in, and no order asks for it',
  },
  actions: {
    setAddress: 'fill in the form as the address was saved',
    setProfile: 'fill in what is empty from the profile',
    setPicked: 'take the point over into the form',
    setType: 'keep what kind of place it is',
    clearRefusals: 'take the marks away',
    setSaved: 'keep it for the order that asked',
  },
  notices: {
    'saving · done: saveAddress': ['addressAdded', 'addressUpdated'],
  },
  actors: {
    readAddress: {
      does: 'read the saved address',
      accepted: 'the address is there',
      failed: 'no answer came',
    },
    pickPlace: { does: 'show the map' },
    saveAddress: { does: 'ask the server to save the address', accepted: 'the address is saved' },
    authenticate: { does: 'ask who the visitor is' },
  },
});
