import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'Walked in jsdom only, for the browser leaves the page for the gateway; the journey in tests/e2e/payment.spec.ts goes there and back.',
};
