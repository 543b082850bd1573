import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'The checkout leads here, and its own walks in Chromium come to every end of it. tests/e2e/faults.spec.ts has an answer get lost.',
};
