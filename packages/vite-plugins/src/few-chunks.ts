import type { Plugin } from 'vite';
import { reachable, sharedFiles, smallAndCommon } from './shared-files.ts';

/**
 * Three files for the first screen, one for each of the `common` parts that every page fetches later, some for
 * code that several later screens share, and one per page or dialog for the rest. By default the bundler puts everything that two of them share into a file of its own: sixty
 * requests before the first paint. One file for all shared code would make the page of a vehicle fetch the
 * code that places orders.
 */
export function fewChunks(entry: string, common: Common = {}) {
  let start: ReadonlySet<string> = new Set();
  let parts: ReadonlyMap<string, string> = new Map();
  let shared: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'few-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()].sort();
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? '';
      start = reachable(
        ids.filter((id) => id.endsWith(entry)),
        importsOf,
      );
      const isTiny = (id: string) => importsOf(id).length === 0 && codeOf(id).length <= TINY;
      const partOf = new Map<string, string>();
      for (const [name, paths] of Object.entries(common)) {
        const first = ids.filter((id) => paths.some((end) => id.endsWith(end)));
        const own = [...reachable(first, importsOf)].filter((id) => !partOf.has(id));
        start = new Set([...start, ...own.filter(isTiny)]);
        for (const id of own) if (!start.has(id)) partOf.set(id, name);
      }
      parts = partOf;
      const isLate = (id: string) => !start.has(id) && !partOf.has(id);
      const late = ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      const entries = [...new Set(late)].filter(isLate);
      const small = smallAndCommon(entries, importsOf, (id) => codeOf(id).length);
      const ownImportsOf = (id: string) => importsOf(id).filter((one) => !IN_LIBRARY.test(one));
      // A module that imports a lazy library would bring all of it along.
      const isLight = (id: string) =>
        [...reachable([id], ownImportsOf)].every((one) => librariesIn(codeOf(one)).length === 0);
      const isFree = (id: string) =>
        [...reachable([id], importsOf)].every((one) => !partOf.has(one));
      start = new Set([...start, ...small.filter((id) => isLight(id) && isFree(id))]);
      const files = sharedFiles({
        late: entries.filter(isLate),
        importsOf: (id) => [...importsOf(id).filter(isLate), ...librariesIn(codeOf(id))],
        sizeOf: (id) => (isLibrary(id) ? LIBRARY_SIZES[id] : codeOf(id).length),
        isApart: isLibrary,
        weightOf: (id) => (MOST_BEGIN_WITH.test(id) ? 9 : MANY_WAIT_FOR.test(id) ? 3 : 1),
      });
      shared = new Map(files.flatMap((modules) => modules.map((id) => [id, nameOf(modules)])));
    },
  };
  const groups = [
    { name: 'start', test: BASE, priority: 6 },
    { name: 'forms', test: FORMS, priority: 5.5 },
    { name: 'overlays', test: OVERLAYS, priority: 5 },
    // Parallel requests share the line: one more file here leaves less of it to pictures.
    {
      name: 'libraries',
      test: (id: string) => start.has(id) && IN_LIBRARY.test(id),
      priority: 4.5,
    },
    { name: 'start', test: (id: string) => start.has(id), priority: 4 },
    {
      debugName: 'common parts',
      name: (id: string) => parts.get(id) ?? null,
      includeDependenciesRecursively: false,
      priority: 3.5,
    },
    {
      debugName: 'shared by pages',
      name: (id: string) => shared.get(id) ?? null,
      minShareCount: 2,
      // Each module chooses its own file: an import does not take it along.
      includeDependenciesRecursively: false,
      priority: 3,
    },
  ];
  return { plugin, groups };
}

/** Characters of a module that is fetched first, as no other file is to be fetched for it. */
const TINY = 600;

/** The parts of the component library with a file of their own, and the approximate size of the code in use. */
const LIBRARY_SIZES = { forms: 25_000, overlays: 90_000 } as const;
type Library = keyof typeof LIBRARY_SIZES;
const LIBRARIES = ['forms', 'overlays'] as const satisfies readonly Library[];

/** The library has one index for all, so only the imported names tell its parts apart. */
const NAMED: Readonly<Record<Library, RegExp>> = {
  forms:
    /import \{[^}]*\b(Field|Input|NativeSelect|Textarea)\b[^}]*\} from ["']@chakra-ui\/react["']/,
  overlays:
    /import \{[^}]*\b(Dialog|Drawer|Checkbox)\b[^}]*\} from ["']@chakra-ui\/react["']|from ["']@zag-js\//,
};

const isLibrary = (id: string): id is Library => Object.hasOwn(LIBRARY_SIZES, id);
const librariesIn = (code: string): readonly Library[] =>
  LIBRARIES.filter((library) => NAMED[library].test(code));

const IN_LIBRARY = /\/node_modules\//;

/** Entries by the ends of their paths, with the names of their files. */
type Common = Readonly<Record<string, readonly string[]>>;

/** The pages that most visits begin with. */
const MOST_BEGIN_WITH = /\/pages\/(home|store)-page\.tsx$/;

/** Pages, and the code that most of them prefetch. */
const MANY_WAIT_FOR = /\/pages\/|\/(item-dialog|cart-drawer|select-item\.bindings)\.tsx?$/;

/** Named after the first module by path, which is in no other file. */
const nameOf = (modules: readonly string[]): string => {
  const [first = ''] = [...modules].sort();
  const inProject = first.replace(/^.*?\/(?=(?:src|contract|tools|node_modules)\/)/, '');
  return inProject.replaceAll(/^src\/|\.\w+$/g, '').replaceAll(/\W+/g, '-');
};

/**
 * The common base, which rarely changes; and, in builds with the inspector, the code that observes machines
 * from the start.
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

/** For forms only. The library's one index imports it all, so it looks needed from the start. */
const FORMS =
  /node_modules\/(@ark-ui\/react\/dist\/components\/field\/|@chakra-ui\/react\/dist\/esm\/components\/(native-select|field|input|textarea)\/)/;

/** For dialogs, renderers and check boxes only. */
const OVERLAYS =
  /node_modules\/(@zag-js|@ark-ui\/react\/dist\/(components|chunks|node_modules)?\/?(?!.*(locale|environment|factory|compose-refs|create-context|portal))|@chakra-ui\/react\/dist\/esm\/components\/(dialog|drawer|checkbox|radio-group|radio-card)\/)/;
