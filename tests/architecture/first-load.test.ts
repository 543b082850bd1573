import { resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { expect, test } from 'vitest';
import { appDialogs } from '#application/shell/app-dialogs.ts';
// @ts-expect-error: the rules are a plain module, so that the command line reads them too.
import rules from '../../.dependency-cruiser.mjs';

const { options } = rules as { options: ICruiseOptions };

/** Modules (and the design kit) of a first screen; the code of all others loads on demand. */
const FIRST = '(?:design|kernel|location|account|pricing|catalogue|cart|shell)/';
const OF_LATER_MODULE = new RegExp(`^src/(?:application|infrastructure|ui)/(?!${FIRST})[\\w-]+/`);
/** A module's manifest, its messages and its parts around every page. */
const MANIFEST =
  /\.(?:children|routes|entries|menu|dialogs|overlays|notices|messages)\.ts$|^src\/ui\/\w+\/(?:parts\/[\w-]+|use-[\w-]+)\.tsx?$/;

/**
 * Needed on first load: the trip cart button is on every page of its module (count and scope), hearts are on
 * every card (scope and state), the gates before a module is chosen are known before the dialog that asks, and
 * the header shows unread counts.
 */
const BUTTON =
  /^src\/(?:application\/(?:rental\/(?:rental-scope|may-empty-trip-cart|trip-cart\/header-selectors)|wishlist\/(?:wishlist-scope|wishlist\/(?:heart-selectors|queue))|messaging\/conversations\/selectors)|infrastructure\/rental\/gate)\.ts$/;

/** Returns the transitive static imports of the entry. */
function loadedWith(entry: string, { modules }: ICruiseResult): readonly string[] {
  const of = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const found = new Set([entry]);
  for (const file of found) {
    (of.get(file) ?? [])
      .filter(({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes('type-only'))
      .forEach(({ resolved }) => found.add(resolved));
  }
  return [...found];
}

let cruised: Promise<ICruiseResult> | null = null;
/** Imports of the whole app, cruised once. */
const allImports = (): Promise<ICruiseResult> =>
  (cruised ??= (async () => {
    const tsConfig = extractTSConfig(resolve('tsconfig.json'));
    const { output } = await cruise(['src'], options, undefined, { tsConfig });
    return output as ICruiseResult;
  })());

const firstLoad = async () => loadedWith('src/main.tsx', await allImports());

const kebab = (id: string): string =>
  id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

test('a module that no first screen shows adds its manifests alone to what is loaded first', async () => {
  const first = await firstLoad();

  expect(first).toContain('src/ui/ordering/ordering.routes.ts');
  const early = first.filter((file) => OF_LATER_MODULE.test(file) && !MANIFEST.test(file));
  expect(early.filter((file) => !BUTTON.test(file))).toEqual([]);
});

test('no dialog has its machine loaded before it is first opened', async () => {
  const files = Object.keys(appDialogs).map((id) => kebab(id));
  const ofDialog = new RegExp(`/(?:${files.join('|')})(?:\\.bindings|/machine|/setup)\\.ts$`);

  expect('src/application/account/sign-out/machine.ts').toMatch(ofDialog);
  expect((await firstLoad()).filter((file) => ofDialog.test(file))).toEqual([]);
});

/** Calls and their schemas: a rendered page makes none before it is interactive. */
const WIRE =
  /^contract\/(?!first-screen)|\/(?:\w+\.)?(?:api|wire)\.ts$|kernel\/(?:call|rows|fetch-http-client|wire\.bindings)\.ts$|node_modules\/valibot\//;

test('no call is in the first load, neither its adapter nor its schema', async () => {
  const imports = await allImports();
  const wireIn = (entry: string) => loadedWith(entry, imports).filter((file) => WIRE.test(file));

  expect(wireIn('src/infrastructure/catalogue/reader.adapter.ts')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/valibot/),
      ...['contract/catalogue.ts', 'src/infrastructure/catalogue/api.ts'],
    ]),
  );
  expect(wireIn('src/main.tsx')).toEqual([]);
});

test('the queries of a page that the server renders come without their calls', async () => {
  const imports = await allImports();
  const wireIn = (entry: string) => loadedWith(entry, imports).filter((file) => WIRE.test(file));

  for (const queries of ['rental/vehicles', 'catalogue/search-queries', 'parcel/queries']) {
    expect(wireIn(`src/infrastructure/${queries}.bindings.ts`), queries).toEqual([]);
  }
});

/** Every page, and what a notice says. */
const LATER =
  /^src\/ui\/[\w-]+\/pages\/[\w-]+\.tsx$|\/(?:toasts-view|notice-text)\.tsx$|\/notices\.messages\.ts$/;

test('no page is in the first load of another, and no notice before there is one', async () => {
  const first = await firstLoad();

  expect('src/ui/catalogue/pages/home-page.tsx').toMatch(LATER);
  expect('src/ui/cart/notices.messages.ts').toMatch(LATER);
  expect(first.filter((file) => LATER.test(file))).toEqual([]);
});

test('who looks at vehicles fetches nothing of what books a trip', async () => {
  const imports = await allImports();
  const books = (entry: string) =>
    loadedWith(entry, imports).filter((file) =>
      /^src\/(?:application|infrastructure)\/ordering\//.test(file),
    );

  expect(books('src/ui/rental/pages/book-trip-page.tsx')).not.toEqual([]);
  for (const page of ['rental-home', 'vehicle-search-page', 'vehicle-page', 'compare-page']) {
    expect(books(`src/ui/rental/pages/${page}.tsx`), page).toEqual([]);
  }
  expect(books('src/infrastructure/rental/vehicle-reader.adapter.ts')).toEqual([]);
});

/** Pages that begin with a list, a form or a cart, and open dialogs later. */
const WITHOUT_DIALOGS = [
  ...['rental-home', 'vehicle-search-page', 'vehicle-page', 'compare-page', 'provider-page'],
  ...['providers-page', 'trip-cart-page', 'book-trip-page'],
].map((page) => `src/ui/rental/pages/${page}.tsx`);
const OF_THE_SHOP = [
  ...['search-page', 'category-page', 'store-list-page'].map((page) => `catalogue/pages/${page}`),
  'ordering/pages/checkout-page',
].map((page) => `src/ui/${page}.tsx`);
const DIALOGS = /^src\/ui\/design\/(?:dialog-shell|drawer-shell|check-field)\.tsx$/;

test('lists, carts and checkouts are drawn without what dialogs, renderers and check boxes are made of', async () => {
  const imports = await allImports();
  const dialogsIn = (entry: string) =>
    loadedWith(entry, imports).filter((file) => DIALOGS.test(file));

  expect(dialogsIn('src/ui/account/dialogs/authenticate-dialog.tsx')).toHaveLength(2);
  for (const page of [...WITHOUT_DIALOGS, ...OF_THE_SHOP]) {
    expect(dialogsIn(page), page).toEqual([]);
  }
});
