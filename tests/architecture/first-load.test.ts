import { resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { expect, test } from 'vitest';
import { appDialogs } from '#application/shell/app-dialogs.ts';
// @ts-expect-error: the rules are a plain module, so that the command line reads them too.
import rules from '../../.dependency-cruiser.mjs';

const { options } = rules as { options: ICruiseOptions };

/** The modules (and the design kit) that a first screen shows; the code of all others comes when it is asked for. */
const FIRST = '(?:design|kernel|location|account|pricing|catalogue|cart|shell)/';
const OF_LATER_MODULE = new RegExp(`^src/(?:application|infrastructure|ui)/(?!${FIRST})[\\w-]+/`);
/** What a module says of itself, the words for that, and what it puts around every page. */
const MANIFEST =
  /\.(?:children|routes|entries|menu|dialogs|overlays|notices|messages)\.ts$|^src\/ui\/\w+\/(?:parts\/[\w-]+|use-[\w-]+)\.tsx?$/;

/**
 * The button of the trip cart stands on every page of its module: how many lines it holds, and whose it is. Hearts stand
 * on every card: whose they are, and whether they are filled. Whether something is asked before a module is chosen is
 * known before the dialog that asks. What is unread stands in the header.
 */
const BUTTON =
  /^src\/(?:application\/(?:rental\/(?:renter|may-lose-trip-cart|trip-cart\.header\.selectors)|wishlist\/(?:wisher|wishlist\.(?:heart\.selectors|queue))|messaging\/conversations\.selectors)|infrastructure\/rental\/(?:cookie-trip-count\.adapter|rental\.gate))\.ts$/;

/** All that is imported at once from here, and so on. */
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

/** What is loaded at once with the app. */
async function firstLoad(): Promise<readonly string[]> {
  const tsConfig = extractTSConfig(resolve('tsconfig.json'));
  const { output } = await cruise(['src'], options, undefined, { tsConfig });
  return loadedWith('src/main.tsx', output as ICruiseResult);
}

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
  const ofDialog = new RegExp(`/(?:${files.join('|')})\\.(?:bindings|machine|setup)\\.ts$`);

  expect('src/application/account/sign-out.machine.ts').toMatch(ofDialog);
  expect((await firstLoad()).filter((file) => ofDialog.test(file))).toEqual([]);
});

test('who looks at vehicles fetches nothing of what books a trip', async () => {
  const tsConfig = extractTSConfig(resolve('tsconfig.json'));
  const { output } = await cruise(['src'], options, undefined, { tsConfig });
  const books = (entry: string) =>
    loadedWith(entry, output as ICruiseResult).filter((file) =>
      /^src\/(?:application|infrastructure)\/ordering\//.test(file),
    );

  expect(books('src/ui/rental/pages/book-trip-page.tsx')).not.toEqual([]);
  for (const page of ['rental-home', 'vehicle-search-page', 'vehicle-page', 'compare-page']) {
    expect(books(`src/ui/rental/pages/${page}.tsx`), page).toEqual([]);
  }
  expect(books('src/infrastructure/rental/vehicles.bindings.ts')).toEqual([]);
});
