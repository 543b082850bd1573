import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'It has no screen of its own, and nothing that a person does: what happens to it is told by the tab, the session, a thread and the outbox.',
};
