import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'Pictures come from a disk, and what the server takes of a form is for its own tests (server/messaging/messaging.test.ts).',
};
