import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { DrawnFlow } from '@sundry/statecharts/log';
import type { Chart } from '@sundry/statecharts';
import { BUILT } from '#tools/flows/built.ts';
import { buildChartsWhenStale } from './made-from.ts';
import { pictureName } from '@sundry/statecharts/drawing';

const MODULE = 'virtual:charts';
const ROUTES = '.routes.json';
const LISTENER = '/tools/inspector/entry/entry.tsx';
/** The charts in words are committed; all else is built. */
const FOLDERS = ['docs/charts', BUILT].map((folder) => resolve(folder));
const REQUIREMENTS = resolve('docs/requirements.yaml');

/**
 * Serves `virtual:charts`, all chart data of the inspector, and decides whether there is an inspector: in
 * development, and in builds with VITE_CHARTS=1.
 */
export function charts(): Plugin {
  return {
    name: 'charts',
    config: (_, { command }) => {
      const wanted = process.env['VITE_CHARTS'] ?? (command === 'serve' ? '1' : '');
      return { define: { 'import.meta.env.VITE_CHARTS': JSON.stringify(wanted) } };
    },
    // A page with an inspector waits for the code that observes machines: it is fetched beside the first load,
    // behind its pictures.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(LISTENER))
          .map(({ fileName }) => ({
            tag: 'link',
            injectTo: 'body',
            attrs: {
              rel: 'modulepreload',
              fetchpriority: 'low',
              crossorigin: true,
              href: `/${fileName}`,
            },
          })),
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      buildChartsWhenStale();
      const drawnFlows = readdirSync(BUILT)
        .filter((file) => file.endsWith(ROUTES))
        .toSorted()
        .map((file) => drawnFlowOf(file.slice(0, -ROUTES.length)));
      this.addWatchFile(REQUIREMENTS);
      for (const file of FOLDERS.flatMap((folder) => filesIn(folder)))
        if (/\.(json|svg)$/.test(file)) this.addWatchFile(file);
      return [
        exported('drawnFlows', drawnFlows),
        exported('requirements', wordsFor(drawnFlows)),
      ].join('\n');
    },
  };
}

const LANGUAGES = ['words', 'code'] as const;

/** `account-sign-out` is the flow `account/sign-out`: names of modules have no hyphen. */
function drawnFlowOf(base: string): DrawnFlow {
  const chart = JSON.parse(read(`${base}.json`)) as Chart;
  const routeMap = JSON.parse(read(base + ROUTES)) as DrawnFlow['routeMap'];
  const words = JSON.parse(read(`${base}.words.json`)) as DrawnFlow['words'];
  const pictures = ['', ...chart.states.map(({ path }) => path)].flatMap((parent) =>
    LANGUAGES.flatMap((language) =>
      [false, true].flatMap((isUnfolded) => {
        const file = pictureName(base, parent, language, isUnfolded);
        return whereIs(file) === null ? [] : [{ parent, language, isUnfolded, svg: read(file) }];
      }),
    ),
  );
  return { name: base.replace('-', '/'), chart, words, routeMap, pictures };
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder).map((file) => resolve(folder, file));

const whereIs = (name: string): string | null =>
  FOLDERS.map((folder) => resolve(folder, name)).find((file) => existsSync(file)) ?? null;

function read(name: string): string {
  const file = whereIs(name);
  if (file === null) throw new Error(`There is no ${name}: run \`npm run charts\``);
  return readFileSync(file, 'utf8');
}

/** The texts of the requirements that states name. */
function wordsFor(drawnFlows: readonly DrawnFlow[]): Readonly<Record<string, string>> {
  const named = new Set(
    drawnFlows.flatMap(({ chart }) => chart.states.flatMap(({ reqs }) => reqs)),
  );
  const known = parse(readFileSync(REQUIREMENTS, 'utf8')) as { id: string; text: string }[];
  return Object.fromEntries(
    known.filter(({ id }) => named.has(id)).map(({ id, text }) => [id, text]),
  );
}

/** JSON.parse is faster than the equivalent object literal. */
const exported = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
