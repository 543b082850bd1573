import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type Plugin, type Rolldown } from 'vite';
import { BUILT, writeBuilt } from '#tools/flows/built.ts';
import { flowNames } from '#tests/model/parts.ts';
import { photographLooks } from '#tools/charts/screens/looks.ts';
import { atlasData } from './data.ts';
import { requireRevision } from './compare/revision.ts';
import { flowScripts } from './flow-files.ts';
import { machinesPlugin } from './machine-script.ts';
import { reviewScript } from './review-script.ts';
import { copyScreens } from './screens.ts';

/**
 * `npm run atlas`                     writes build/charts/index.html, which opens from disk
 * `npm run atlas -- --since v0.1.0`   and adds the changes since that revision
 * `npm run atlas -- --looks`          and photographs the screens dark, in Hindi and mirrored
 */
const { values } = parseArgs({
  options: { since: { type: 'string' }, looks: { type: 'boolean', default: false } },
});
const since = values.since ?? null;
if (since !== null) requireRevision(since);
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const text = (name: string) => readFileSync(file(name), 'utf8');
copyScreens();
if (values.looks) await photographLooks(flowNames, `${BUILT}/screens`);
const data = JSON.stringify(await atlasData(since)).replaceAll('<', '\\u003c');
const script = (await bundled(file('page/main.ts'))).replaceAll('</script', '<\\/script');

writeBuilt(
  'index.html',
  text('page.html')
    .replace('/* style */', () => text('page.css') + text('desk.css'))
    .replace('/* data */', () => data)
    .replace('/* script */', () => script),
);

writeBuilt('review.js', reviewScript());
writeBuilt('machines.js', await bundled(file('page/machines.ts'), [await machinesPlugin()]));
for (const [name, content] of await flowScripts()) writeBuilt(name, content);

/** One script: a page from disk may not load modules. */
async function bundled(entry: string, plugins: Plugin[] = []): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'atlas' } },
  })) as readonly Rolldown.RolldownOutput[];
  if (!built) throw new Error('Nothing was bundled');
  return built.output[0].code;
}
