import type { ScopeChange } from '#application/account/scope.ts';
import {
  hasBeenHere,
  inAnotherTab,
  inModule,
  memoryOf,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { defineFixture } from '#tools/flows/kit.ts';
import { HOME, flow } from './flow.ts';

const IN_BROOKLYN = { latitude: 40.7206, longitude: -73.9521 };

export const fixture = defineFixture(flow, {
  arrange: {
    'a saved place': async (visit) => {
      await visit.hasStored(memoryOf(HOME));
      await hasBeenHere(visit);
      await visit.opens('/home');
    },
    'a first visit': (visit) => visit.opens('/'),
  },
  happens: {
    'scope.change': (visit, { scope: { place } }: ScopeChange) => {
      if (place === null)
        return inAnotherTab(visit, () => localStorage.removeItem('currentLatLng'));
      if (place === HOME) return writesInAnotherTab(visit, inModule('Food'));
      return writesInAnotherTab(visit, memoryOf({ ...place, point: IN_BROOKLYN }));
    },
  },
  /** Another tab reports only changes. */
  within: ({ context: { place } }, step) => {
    if (step.kind !== 'user') return true;
    return step.case === 'another module'
      ? place === HOME
      : step.case === 'no place'
        ? place !== null
        : place?.zones !== '[4]';
  },
});
