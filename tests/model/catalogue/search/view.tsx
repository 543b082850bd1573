import type { searchMachine } from '#application/catalogue/search/machine.ts';
import { paths } from '#application/kernel/path.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { SearchBox } from '#ui/catalogue/parts/search-box.tsx';

export const view: ViewFixture<typeof searchMachine> = async ({ machine, inspect }) => {
  const elsewhere = [paths.home(), paths.categories()] as const;
  let pages = 0;
  const search = machine.provide({
    // The page of results puts its query into the box. Other pages set none, and each counts as a new page,
    // until which the box keeps its text.
    actions: {
      showResults: () =>
        app.navigator.go(elsewhere[(pages += 1) % elsewhere.length] ?? paths.home()),
    },
  });
  const { app, AddressBar } = await startApp({ machines: { search }, inspect });
  app.storefront.send({ type: 'child.want', id: 'search', command: null });
  const view = (
    <>
      <AddressBar />
      <SearchBox />
    </>
  );
  return { view, app, path: '/home' };
};
