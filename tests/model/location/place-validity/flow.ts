import { findZone } from '#contract/location.ts';
import type { Scope } from '#application/account/scope.ts';
import { placeValidityMachine } from '#application/location/place-validity/machine.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { defineFlow } from '@sundry/statecharts';

/** The place in this browser's storage. */
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

const zones = (list: string) => answered({ zone_id: list, zone_data: [] });

const wire = {
  findZones: calling(
    findZone,
    { same: zones('[1]'), redrawn: zones('[2]'), none: zones('[]'), ...failures },
    { asks: { point: HOME.point } },
  ),
};

export const flow = defineFlow({
  name: 'location/place-validity',
  machine: placeValidityMachine,
  inputs: { 'a saved place': { place: HOME }, 'a first visit': { place: null } },
  events: {
    'scope.change': {
      'another place': { before: scope, scope: { ...scope, place: { ...HOME, zones: '[4]' } } },
      'no place': { before: scope, scope: { ...scope, place: null } },
      'another module': { before: scope, scope },
    },
  },
  wire,
  outcomes: await outcomesOf(placeValidityMachine, wire),
  project: ({ context }) => ({ zones: context.place?.zones ?? null }),
  invariants: {
    'a place that is no longer served is kept': (it) =>
      !it.hasTag('withdrawn') || it.context.place !== null,
  },
});
