import { labelsOf } from '#application/kernel/labels-of.ts';
import type { wishlistMachine } from './machine.ts';

export const labels = labelsOf<typeof wishlistMachine>({
  does: 'keep the wishlist',
  events: {
    'wish.toggle': 'the customer presses a heart',
    'wishlist.retry': 'the customer asks to read the wishlist again',
    'wishlist.reload': 'the wishlist was changed in another tab, or another place is picked',
  },
  guards: {
    nextNeedsCustomer: 'a heart was pressed, and no customer is signed in',
    listIsStale: 'the wishlist has to be read anew',
    customerRents: 'vehicles are rented in this module',
    scopeIsOfAnother: 'it is another person',
    scopeRereads: 'it is the same person, elsewhere',
    customerSignedIn: 'the customer has signed in',
  },
  actions: {
    queueToggle: 'put it last in the line of changes, or take back what waits there',
    finishTask: 'note the change',
    dropTask: 'give it up, and note that the wishlist has to be read anew',
    returnTask: 'keep it for after signing in',
    setCustomer: 'note that a customer is signed in',
    setScope: 'note who shops, where, and in which module',
    forgetWishes: 'forget the wishlist of the person before',
    setList: 'show what the server has noted',
    setFailure: 'show that the wishlist could not be read',
  },
  actors: {
    readWishlist: {
      does: 'ask the server for the wishlist of items and stores',
      accepted: 'the wishlist has been read',
      failed: 'the wishlist could not be read',
    },
    readRentalWishes: {
      does: 'ask the server for the wishlist of vehicles and providers',
      accepted: 'the wishlist has been read',
      failed: 'the wishlist could not be read',
    },
    runTask: {
      does: 'ask the server for the change',
      accepted: 'the change is made',
      signedOut: 'the sign-in has ended',
      failed: 'the server says no, or no answer came',
    },
  },
});
