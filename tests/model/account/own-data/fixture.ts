import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'Walked in jsdom only; the journey in tests/e2e/profile.spec.ts goes through it in Chromium.',
};
