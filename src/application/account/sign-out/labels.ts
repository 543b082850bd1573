import { labelsOf } from '#application/kernel/labels-of.ts';
import type { signOutMachine } from './machine.ts';

export const labels = labelsOf<typeof signOutMachine>({
  events: {
    'signOut.confirm': 'the customer says: yes, sign me out',
    'signOut.cancel': 'the customer would rather stay',
  },
  actions: { revokeToken: 'ask the server to end the sign-in, too' },
  delays: { leave: 'after half a second' },
});
