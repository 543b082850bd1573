import { comesHome, writesInAnotherTab } from '#tests/model/support/in-the-app.ts';
import { defineFixture } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

export const fixture = defineFixture(flow, {
  // The flow switches from this language to the other.
  onlyIn: 'en',
  arrange: {
    'a page in English': comesHome,
    'a page that just became English': async (visit) => {
      await visit.window.addInitScript(() => sessionStorage.setItem('languageChanged', '1'));
      await comesHome(visit);
    },
  },
  happens: {
    'language.sync': (visit, { language }: { readonly language: string }) =>
      writesInAnotherTab(visit, { language }),
  },
});
