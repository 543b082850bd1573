import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser: 'How its hearts are pressed on the pages of the app is still to be arranged.',
};
