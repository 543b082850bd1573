import { hasBeenHere, writesInAnotherTab } from '#tests/model/support/in-the-app.ts';
import { says } from '#tools/model/person.ts';
import { defineFixture } from '#tools/model/fixture.ts';
import { BEFORE, flow } from './flow.ts';

const box = says('catalogue.searchBox.label');

export const fixture = defineFixture(flow, {
  arrange: {
    'a search box': async (visit) => {
      await hasBeenHere(visit, 'Food');
      await visit.opens('/home');
      await visit.person.press('combobox', box);
    },
  },
  happens: {
    'searches.recall': (visit) =>
      writesInAnotherTab(visit, { recentSearches: JSON.stringify([BEFORE]) }),
  },
});
