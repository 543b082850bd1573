import { resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { expect, test } from 'vitest';
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
 * on every card: whose they are, and whether they are filled. A dialog stands in the list of all, and has its machine
 * once that has come; so has what is asked before a module is chosen.
 */
const BUTTON =
  /^src\/(?:application\/(?:rental\/(?:renter|may-lose-trip-cart|trip-cart\.header\.selectors)|wishlist\/(?:wisher|wishlist\.(?:heart\.selectors|queue)))|infrastructure\/rental\/(?:cookie-trip-count\.adapter|(?:trip-form|module-gate)\.bindings))\.ts$/;

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

test('a module that no first screen shows adds its manifests alone to what is loaded first', async () => {
  const tsConfig = extractTSConfig(resolve('tsconfig.json'));
  const { output } = await cruise(['src'], options, undefined, { tsConfig });

  const first = loadedWith('src/main.tsx', output as ICruiseResult);

  expect(first).toContain('src/ui/ordering/ordering.routes.ts');
  const early = first.filter((file) => OF_LATER_MODULE.test(file) && !MANIFEST.test(file));
  expect(early.filter((file) => !BUTTON.test(file))).toEqual([]);
});
