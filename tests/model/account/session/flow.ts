import { readProfile, requestGuestId } from '#contract/account.ts';
import { sessionMachine } from '#application/account/session/machine.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import {
  answered,
  ASHA,
  calling,
  failures,
  refused,
  signedOut,
  unreachable,
} from '#tests/model/support/wire.ts';
import { defineFlow } from '@sundry/statecharts';

const wire = {
  /** The server draws each id at random. */
  requestGuestId: calling(requestGuestId, {
    issued: answered({ message: 'Welcome', guest_id: 43 }),
    ...failures,
  }),
  loadProfile: calling(
    readProfile,
    { known: answered(ASHA), unreachable, refused, 'signed out': signedOut },
    { asks: { token: 't1' } },
  ),
};

export const flow = defineFlow({
  name: 'account/session',
  machine: sessionMachine,
  inputs: {
    'a first visit': { token: null, guestId: null, guestByChoice: false },
    'a known guest': { token: null, guestId: '42', guestByChoice: false },
    'a saved customer': { token: 't1', guestId: '42', guestByChoice: false },
  },
  events: {
    'token.receive': { saved: { token: 't2', rememberMe: true } },
    'token.refuse': { 'this one': { token: 't1' }, 'the newer one': { token: 't2' } },
    'token.remove': { 'signed out': {} },
    'guest.refuse': { 'this one': { guestId: '42' }, 'another one': { guestId: '41' } },
    'guest.continue': { chosen: {} },
    'profile.refresh': { asked: {} },
  },
  wire,
  outcomes: await outcomesOf(sessionMachine, wire),
  neverFails: ['watchToken', 'watchRefusals'],
  project: ({ context }) => ({
    token: context.token,
    guestId: context.guestId,
    byChoice: context.guestByChoice,
    named: context.profile !== null,
    sessionEnded: context.sessionEnded,
  }),
  invariants: {
    'a guest has no token and no profile': (it) =>
      !it.hasTag('guest') || (it.context.token === null && it.context.profile === null),
    'a customer has a token': (it) => !it.hasTag('customer') || it.context.token !== null,
    'a session that has ended is a guest who has not said how to go on': (it) =>
      !it.context.sessionEnded || (it.context.token === null && !it.context.guestByChoice),
    'a customer is never a guest by choice': (it) =>
      !it.hasTag('customer') || !it.context.guestByChoice,
  },
});
