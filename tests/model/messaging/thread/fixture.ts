import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'What happens to it beside what is read is that the tab is left and looked at again, which it has in common with ordering/track-order.',
};
