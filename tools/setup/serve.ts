import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { builtSite, type SiteSettings } from '#server/shell/site.ts';
import { readEnvironment } from './environment.ts';
import { inOneSentence } from './process.ts';
import { run } from './run.ts';

/** `npm run serve`, built by `npm run build`: it builds nothing and needs no development package. */
export const serve = (root: string, built: string): Promise<void> =>
  inOneSentence(async () => {
    const environment = readEnvironment(process.env, root, 'serve');
    const baked = await readFile(path.join(built, 'site.json'), 'utf8');
    const site = builtSite(path.join(root, 'dist'), JSON.parse(baked) as SiteSettings);
    await run({ ...environment, charts: false }, () => site);
  });
