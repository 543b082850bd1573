import type { Plugin } from 'vite';

/**
 * One file for what the first screen needs, a few for what several later ones share, and one a page or
 * dialog for the rest. Left alone, the bundler cuts everything that two of them share into a file of its
 * own: sixty requests before the first picture. Were all that is shared in one file, who looks at a vehicle
 * would fetch what places orders.
 */
export function fewChunks(entry: string) {
  let start: ReadonlySet<string> = new Set();
  let shared: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'few-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const importsOf: ImportsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      start = reachable(
        ids.filter((id) => id.endsWith(entry)),
        importsOf,
      );
      const late = ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      shared = sharedFiles(new Set(late), importsOf, (id) =>
        start.has(id) || OVERLAYS.test(id) ? 0 : (this.getModuleInfo(id)?.code?.length ?? 0),
      );
    },
  };
  const sharedBy = (isFor: (file: string) => boolean) => (id: string) => {
    const file = shared.get(id) ?? 'later';
    return isFor(file) ? file : null;
  };
  const groups = [
    { name: 'start', test: BASE, priority: 6 },
    { name: 'overlays', test: OVERLAYS, priority: 5 },
    { name: 'start', test: (id: string) => start.has(id), priority: 4 },
    // What more of them share goes first: a file never waits for one that waits for it.
    { name: sharedBy((file) => file === 'later'), minShareCount: 2, priority: 3 },
    { name: sharedBy((file) => partsIn(file) > 2), minShareCount: 2, priority: 2.5 },
    { name: sharedBy((file) => partsIn(file) > 1), minShareCount: 2, priority: 2 },
    { name: sharedBy(() => true), minShareCount: 2, priority: 1 },
  ];
  return { plugin, groups };
}

const partsIn = (file: string): number => file.split('-').length;

type ImportsOf = (id: string) => readonly string[];

/** A file of its own is worth a request from here on: characters of source. */
const WORTH_A_FILE = 15_000;
/** What so many parts of the app share is needed by most. */
const MOST_PARTS = 3;

/**
 * In which file each module stands that several late ones import: that of the parts of the app which need
 * it, such as `rental` or `ordering-trips`. What is too little for that, or needed by most, is in `later`.
 */
function sharedFiles(
  late: ReadonlySet<string>,
  importsOf: ImportsOf,
  sizeOf: (id: string) => number,
): ReadonlyMap<string, string> {
  const parts = new Map<string, string[]>();
  for (const entry of late) {
    const found = reachable([entry], importsOf);
    const part = partOf(entry, found);
    for (const id of found) parts.set(id, [...(parts.get(id) ?? []), part]);
  }
  const files = new Map<string, string>();
  const sizes = new Map<string, number>();
  for (const [id, those] of parts) {
    const file = [...new Set(those)].sort().join('-');
    files.set(id, file);
    if (those.length > 1) sizes.set(file, (sizes.get(file) ?? 0) + sizeOf(id));
  }
  const isLarge = (file: string) =>
    partsIn(file) <= MOST_PARTS && (sizes.get(file) ?? 0) >= WORTH_A_FILE;
  return new Map([...files].filter(([, file]) => isLarge(file)));
}

/** The module of the app; what a module does with things that are ordered apart from what it shows. */
function partOf(entry: string, found: ReadonlySet<string>): string {
  const module = /\/src\/(?:ui|infrastructure|application)\/(\w+)\//.exec(entry)?.[1] ?? 'other';
  const sells = [...found].some((id) => id.includes('/src/application/ordering/'));
  return sells && module === 'rental' ? 'trips' : module;
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
function reachable(first: readonly string[], importsOf: ImportsOf): ReadonlySet<string> {
  const found = new Set(first);
  for (const id of found) importsOf(id).forEach((next) => found.add(next));
  return found;
}
