import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'Files come from a disk, and the server decodes them: what it takes is for its own tests (server/ordering/prescriptions.test.ts).',
};
