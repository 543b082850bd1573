import { signOutMachine } from '#application/account/sign-out/machine.ts';
import { defineFlow } from '@sundry/statecharts';

export const flow = defineFlow({
  name: 'account/sign-out',
  machine: signOutMachine,
  inputs: { 'a customer': { token: 't1' } },
  events: { 'signOut.confirm': { '': {} }, 'signOut.cancel': { '': {} } },
  outcomes: {},
  project: ({ output }) => ({ output: output ?? null }),
  invariants: {
    'only a confirmation signs out': (it) => it.output !== 'signedOut' || it.status === 'done',
  },
});
