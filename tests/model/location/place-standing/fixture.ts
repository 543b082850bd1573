import { callName } from '#contract/endpoint.ts';
import { findZone } from '#contract/location.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import {
  hasBeenHere,
  inAnotherTab,
  inModule,
  memoryOf,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { refusal } from '#tests/model/support/wire.ts';
import { defineFixture } from '#tools/model/fixture.ts';
import type { WireEnding } from '#tools/model/wire-call.ts';
import { HOME, flow } from './flow.ts';

const IN_BROOKLYN = { latitude: 40.7206, longitude: -73.9521 };

const inZones = (zones: string): WireEnding => ({
  status: 200,
  body: { zone_id: zones, zone_data: [] },
});

export const fixture = defineFixture(flow, {
  arrange: {
    'a remembered place': async (visit) => {
      await visit.hasStored(memoryOf(HOME));
      await hasBeenHere(visit);
      await visit.opens('/home');
    },
    'a first visit': (visit) => visit.opens('/'),
  },
  calls: {
    findZones: {
      call: callName(findZone),
      endings: {
        same: inZones('[1]'),
        redrawn: inZones('[2]'),
        none: inZones('[]'),
        refused: refusal(403, 'refused', 'The server says no.'),
        unreachable: 'html',
      },
    },
  },
  happens: {
    'scope.change': (visit, { scope: { place } }: ScopeChange) => {
      if (place === null)
        return inAnotherTab(visit, () => localStorage.removeItem('currentLatLng'));
      if (place === HOME) return writesInAnotherTab(visit, inModule('Food'));
      return writesInAnotherTab(visit, memoryOf({ ...place, point: IN_BROOKLYN }));
    },
  },
  /** Another tab is heard of when it has changed something. */
  within: ({ context: { place } }, step) => {
    if (step.kind !== 'user') return true;
    return step.case === 'another module'
      ? place === HOME
      : step.case === 'no place'
        ? place !== null
        : place?.zones !== '[4]';
  },
});
