import { profileGateMachine } from '#application/account/profile-gate/machine.ts';
import { defineFlow } from '@sundry/statecharts';

export const flow = defineFlow({
  name: 'account/profile-gate',
  machine: profileGateMachine,
  inputs: { 'a visitor': undefined },
  events: {},
  outcomes: { authenticate: { signedIn: 'signedIn', dismissed: 'dismissed' } },
  impossible: {
    authenticate: { guest: 'The profile is for customers: the dialog offers no guest.' },
  },
  project: () => ({}),
  invariants: {},
});
