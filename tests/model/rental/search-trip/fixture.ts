import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser: 'The list of modules does not show the one that rents vehicles yet.',
};
