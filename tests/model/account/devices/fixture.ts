import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'Walked in jsdom; the journey in tests/e2e/codes.spec.ts goes through it in Chromium.',
};
