import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'Walked in jsdom only; the journey in tests/e2e/parcel.spec.ts goes through it in Chromium, from sender to receiver.',
};
