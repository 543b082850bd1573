import type { Scope } from '#application/account/scope.ts';
import { placeStandingMachine } from '#application/location/place-standing.machine.ts';
import { ok } from '#domain/kernel/result.ts';
import { failures } from '#tests/model/support/answers.ts';
import { defineFlow } from '#tools/model/flow.ts';

/** The place that this browser remembers. */
export const HOME = {
  point: { latitude: 40.71, longitude: -74 },
  address: 'City Hall',
  zones: '[1]',
};

const scope: Scope = {
  principal: { kind: 'customer', key: 'customer:asha' },
  place: HOME,
  module: null,
};

export const flow = defineFlow({
  name: 'location/place-standing',
  machine: placeStandingMachine,
  inputs: { 'a remembered place': { place: HOME }, 'a first visit': { place: null } },
  events: {
    'scope.change': {
      'another place': { before: scope, scope: { ...scope, place: { ...HOME, zones: '[4]' } } },
      'no place': { before: scope, scope: { ...scope, place: null } },
      'another module': { before: scope, scope },
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
