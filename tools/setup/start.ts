import path from 'node:path';
import { builtSite } from '#server/shell/site.ts';
import { buildWhenStale } from './build.ts';
import { readEnvironment } from './environment.ts';
import { inOneSentence } from './process.ts';
import { run } from './run.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist');

/* `npm start`: builds the app when its sources have changed, and runs the server from source. */
await inOneSentence(async () => {
  const environment = readEnvironment(process.env, ROOT);
  const charts = environment.charts ? '1' : '0';
  await run(environment, async () => {
    await buildWhenStale(ROOT, DIST, { ...process.env, VITE_CHARTS: charts });
    return builtSite(DIST, environment.site);
  });
});
