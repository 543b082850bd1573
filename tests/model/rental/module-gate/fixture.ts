import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'The example data has one module that rents vehicles, and it is offered everywhere.',
};
