import { placeStandingMachine } from '#application/location/place-standing.machine.ts';
import { ok } from '#domain/kernel/result.ts';
import { failures } from '#tests/model/support/answers.ts';
import { defineFlow } from '#tools/model/flow.ts';

/** The place that this browser remembers. */
export const HOME = {
  point: { latitude: 40.71, longitude: -74 },
  address: 'Near City Hall',
  zones: '[1]',
};

export const flow = defineFlow({
  name: 'location/place-standing',
  machine: placeStandingMachine,
  inputs: { 'a remembered place': { place: HOME }, 'a first visit': { place: null } },
  events: {
    'place.follow': {
      'another place': { place: { ...HOME, zones: '[4]' } },
      'no place': { place: null },
    },
  },
  outcomes: {
    findZones: { same: ok('[1]'), redrawn: ok('[2]'), none: ok('[]'), ...failures },
  },
  project: ({ context }) => ({ zones: context.place?.zones ?? null }),
  invariants: {
    'a place that is no longer served is kept': (it) =>
      !it.hasTag('withdrawn') || it.context.place !== null,
  },
});
