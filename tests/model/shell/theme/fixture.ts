import type { Theme } from '#domain/shell/theme.ts';
import { comesHome, writesInAnotherTab } from '#tests/model/support/in-the-app.ts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

const likes = (theme: Theme) => async (visit: Visit) => {
  await visit.hasStored({ theme });
  await comesHome(visit);
};

export const fixture = defineFixture(flow, {
  arrange: { 'a light page': likes('light'), 'a dark page': likes('dark') },
  happens: {
    // While the entry is being rewritten no theme is chosen, and the system's counts.
    'theme.sync': async (visit, { theme }: { readonly theme: Theme }) => {
      await visit.window.emulateMedia({ colorScheme: theme });
      await writesInAnotherTab(visit, { theme });
    },
  },
  dressesItself: true,
});
