import type { Plugin } from 'vite';

/**
 * One file for what the first screen needs, one for what several later ones share, and one a page or
 * dialog for the rest. Left alone, the bundler cuts everything that two of them share into a file of its
 * own: sixty requests before the first picture.
 */
export function fewChunks(entry: string) {
  let start: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'few-chunks',
    apply: 'build',
    buildEnd() {
      const first = [...this.getModuleIds()].filter((id) => id.endsWith(entry));
      start = reachable(first, (id) => this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
  const groups = [
    { name: 'start', test: BASE, priority: 4 },
    { name: 'overlays', test: OVERLAYS, priority: 3 },
    { name: 'start', test: (id: string) => start.has(id), priority: 2 },
    { name: 'later', minShareCount: 2, priority: 1 },
  ];
  return { plugin, groups };
}

/**
 * What everything stands on, and what rarely changes; and, in builds that have it, what hears the machines
 * from the beginning.
 */
const BASE = new RegExp(
  'tools/inspector/entry/|data-attribute$|node_modules/(' +
    [
      '(react|react-dom|scheduler|stylis|@emotion)/',
      'use-sync-external-store/',
      '@zag-js/utils/',
      '@zag-js/dom-query/dist/(node|shared)\\.',
      '@ark-ui/react/dist/(providers|utils)/',
      '@pandacss/',
      '@chakra-ui/react/dist/esm/(styled-system|utils|merge-|merge)',
    ].join('|') +
    ')',
);

/**
 * What only dialogs, drawers and forms need. The library's one index names it all, so that it looks
 * needed from the start.
 */
const OVERLAYS =
  /node_modules\/(@zag-js|@ark-ui\/react\/dist\/(components|chunks|node_modules)?\/?(?!.*(locale|environment|factory|compose-refs|create-context|portal))|@chakra-ui\/react\/dist\/esm\/components\/(dialog|drawer|checkbox|radio-group|radio-card|native-select|field|input|textarea)\/)/;

/** Everything that is imported at once, and so on from there. What is imported later is not. */
function reachable(
  first: readonly string[],
  importsOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set(first);
  for (const id of found) importsOf(id).forEach((next) => found.add(next));
  return found;
}
