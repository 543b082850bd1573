import type { NotInBrowser } from '#tools/model/fixture.ts';

export const fixture: NotInBrowser = {
  notInBrowser: 'Walked in jsdom only: a list, a question, and the answer to it.',
};
