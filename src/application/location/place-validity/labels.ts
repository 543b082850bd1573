import { labelsOf } from '#application/kernel/labels-of.ts';
import type { placeValidityMachine } from './machine.ts';

export const labels = labelsOf<typeof placeValidityMachine>({
  does: 'check whether the place is still served',
  guards: {
    placeIsSet: 'a place is stored in this browser',
    placeIsGiven: 'there is a new place',
    zonesAreSame: 'it is served as before',
    zonesAreNone: 'the place lies in no zone any more',
  },
  rest: {
    '(machine) · scope.change': 'no place is set any more',
  },
  actions: { setPlace: 'take the new place', setZones: 'note the new zones' },
  actors: {
    findZones: {
      does: 'ask the server who delivers to the place',
      accepted: 'it is served, in other zones than before',
      refused: 'the server says that the place lies in no zone',
      failed: 'no answer came',
    },
  },
  delays: { recheck: 'after a minute' },
});
