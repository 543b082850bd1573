import { labelsOf } from '#application/kernel/labels-of.ts';
import type { devicesMachine } from './machine.ts';

export const labels = labelsOf<typeof devicesMachine>({
  events: { 'session.end': 'the customer signs a device out, or all the others' },
  actions: { setWhich: 'note which device it is', clearWhich: 'forget which device it was' },
  actors: {
    endSessions: {
      does: 'ask the server to sign the device out',
      accepted: 'the device is signed out',
    },
  },
});
