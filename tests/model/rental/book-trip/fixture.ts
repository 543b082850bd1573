import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'Walked in jsdom only; the journeys in tests/e2e/trip.spec.ts go through it in Chromium.',
};
