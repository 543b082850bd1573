/**
 * Renders every picture of the example data: `node tools/images/compose.ts [slug…]`. The results are
 * committed; it runs again only after a change of a recipe.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { drawn } from './draw.ts';
import { crowdOf, disc, iconOf } from './scenes.ts';
import { readRecipe } from './recipe.ts';
import { reportWeight, saveSizes } from './save.ts';
import { food } from './recipes/food.ts';
import { goods } from './recipes/goods.ts';
import { grocery } from './recipes/grocery.ts';
import { pharmacy } from './recipes/pharmacy.ts';
import { banners, categories, covers, logos, moduleIcons } from './recipes/places.ts';

const TARGET = path.resolve(import.meta.dirname, '../../public/pictures');
const MAX_BYTES = 6_000_000;

type Job = {
  readonly slug: string;
  readonly make: () => Promise<Buffer>;
  readonly quality: number;
};

const jobs: readonly Job[] = [
  ...Object.entries({ ...food, ...grocery, ...pharmacy, ...goods }).map(([slug, recipe]) => ({
    ...{ slug, quality: 63 },
    make: () => drawn(readRecipe(slug, recipe), { width: 800, height: 600 }),
  })),
  ...Object.entries(categories).map(([slug, recipe]) => ({
    ...{ slug, quality: 60 },
    make: () => drawn(readRecipe(slug, recipe), { width: 800, height: 800 }),
  })),
  ...Object.entries(covers).map(([slug, recipe]) => ({
    ...{ slug, quality: 63 },
    make: () => crowdOf(readRecipe(slug, recipe), { width: 800, height: 450 }, 'everywhere'),
  })),
  ...Object.entries(banners).map(([slug, recipe]) => ({
    ...{ slug, quality: 72 },
    make: () => crowdOf(readRecipe(slug, recipe), { width: 800, height: 380 }, 'at the end'),
  })),
  ...Object.entries(logos).map(([store, recipe]) => ({
    ...{ slug: `logo-${store}`, quality: 52 },
    make: () => disc(readRecipe(`logo-${store}`, recipe), { width: 800, height: 800 }),
  })),
  ...Object.entries(moduleIcons).map(([slug, emoji]) => ({
    ...{ slug, quality: 56 },
    make: () => iconOf(emoji, { width: 800, height: 800 }),
  })),
];

const wanted = process.argv.slice(2);
const chosen = jobs.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
await mkdir(TARGET, { recursive: true });
for (const { slug, make, quality } of chosen) {
  await saveSizes(path.join(TARGET, slug), await make(), quality, {
    isIcon: slug.startsWith('module-'),
  });
}

await reportWeight(TARGET, `${chosen.length} pictures made`, MAX_BYTES);
