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
    isSignedIn: 'the visitor has signed in',
    pointIsPicked: 'a point was picked on the map',
    placeIsKnown: 'a point was picked before',
  },
  actions: {
    setAddress: 'fill in the form as the address was saved',
    setProfile: 'fill in what is empty from the profile',
    setPicked: 'take the point over into the form',
    setText: 'keep what was typed',
    setType: 'keep what kind of place it is',
    setRefusals: 'mark what is wrong',
    clearRefusals: 'take the marks away',
    setFailure: 'say why it did not work',
    setSaved: 'keep it for the order that asked',
    refreshReads: 'have the list read anew',
    goToAddresses: 'go to the list of addresses',
    goHome: 'leave for the start page of the module',
  },
  actors: {
    watchProfile: 'listen to who the customer is',
    readAddress: {
      does: 'read the saved address',
      accepted: 'the address is there',
      failed: 'no answer came',
    },
    pickPlace: { does: 'show the map' },
    saveAddress: {
      does: 'ask the server to save the address',
      accepted: 'the address is saved',
      failed: 'the server says no, or no answer came',
    },
    authenticate: { does: 'ask who the visitor is' },
  },
});
