import { labelsOf } from '#application/kernel/labels-of.ts';
import type { sessionMachine } from './machine.ts';

export const labels = labelsOf<typeof sessionMachine>({
  does: 'know who is shopping',
  events: {
    'token.receive': 'a customer has signed in, here or in another tab',
    'token.refuse': 'the server says that the sign-in has ended',
    'guest.refuse': "the server does not know the guest's number",
    'token.remove': 'the customer has signed out, here or in another tab',
    'profile.refresh': "something about the customer's profile may have changed",
  },
  guards: {
    tokenIsNews: 'this sign-in is a new one',
    tokenIsHeld: 'it is the sign-in that is in use',
    tokenIsKnown: 'a sign-in is stored in this browser',
    guestIdIsHeld: "it is this guest's own number",
    guestIdIsKnown: 'a guest number is stored in this browser',
  },
  actions: {
    saveToken: 'save the sign-in in this browser',
    forgetToken: 'forget the sign-in in this browser',
    forgetRefusedToken: 'forget the sign-in in this browser, and note that it had ended',
    saveGuestId: 'save the guest number in this browser',
    forgetGuestId: 'forget the guest number in this browser',
    saveGuestChoice: 'save that the visitor shops as a guest',
    logProfileFailure: 'note for the developers why the profile is missing',
    forgetPersonalReads: 'forget everything that was read for the person before',
    forgetPersonalData: 'forget what the customer typed, sent and searched in this browser',
    reportIdentity: 'tell the storefront who is shopping',
    setToken: 'take the new sign-in',
    clearToken: 'drop the sign-in',
    setSessionEnded: 'note that the sign-in has ended by itself',
    setGuestId: 'take the guest number',
    clearGuestId: 'drop the guest number',
    setGuestByChoice: 'note that the visitor chose to be a guest',
    setProfile: 'take the name and profile of the customer',
  },
  actors: {
    requestGuestId: {
      does: 'ask the server for a guest number',
      accepted: 'the server gives a guest number',
      failed: 'no guest number could be had',
    },
    loadProfile: {
      does: "read the customer's profile",
      accepted: 'the profile has come',
      signedOut: 'the server says that the sign-in has ended',
      failed: 'the profile could not be read',
    },
    watchToken: 'listen for signing in and out in other tabs, and for changes of the profile',
    watchRefusals: 'listen for a sign-in or guest number that the server does not know',
  },
  delays: { retryGuestId: 'after five seconds' },
});
