import type { Plugin } from 'vite';
import { reachable, sharedFiles, smallAndCommon } from './shared-files.ts';

/**
 * Three files for what the first screen needs, some for what several later ones share, and one a page or
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
      const ids = [...this.getModuleIds()].sort();
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? '';
      start = reachable(
        ids.filter((id) => id.endsWith(entry)),
        importsOf,
      );
      const isLate = (id: string) => !start.has(id);
      const late = ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      const entries = [...new Set(late)].filter(isLate);
      const small = smallAndCommon(entries, importsOf, (id) => codeOf(id).length);
      const ownImportsOf = (id: string) => importsOf(id).filter((one) => !IN_LIBRARY.test(one));
      // What stands on a library that comes late would bring all of it along.
      const isLight = (id: string) =>
        [...reachable([id], ownImportsOf)].every((one) => librariesIn(codeOf(one)).length === 0);
      start = new Set([...start, ...small.filter(isLight)]);
      const files = sharedFiles({
        late: entries.filter(isLate),
        importsOf: (id) => [...importsOf(id).filter(isLate), ...librariesIn(codeOf(id))],
        sizeOf: (id) => (isLibrary(id) ? LIBRARY_SIZES[id] : codeOf(id).length),
        isApart: isLibrary,
        weightOf: (id) => (MANY_WAIT_FOR.test(id) ? 3 : 1),
      });
      shared = new Map(files.flatMap((modules) => modules.map((id) => [id, nameOf(modules)])));
    },
  };
  const groups = [
    { name: 'start', test: BASE, priority: 6 },
    { name: 'forms', test: FORMS, priority: 5.5 },
    { name: 'overlays', test: OVERLAYS, priority: 5 },
    // Browsers share a line among the files that they fetch at once: one more of these gives less of it to pictures.
    {
      name: 'libraries',
      test: (id: string) => start.has(id) && IN_LIBRARY.test(id),
      priority: 4.5,
    },
    { name: 'start', test: (id: string) => start.has(id), priority: 4 },
    {
      debugName: 'shared by pages',
      name: (id: string) => shared.get(id) ?? null,
      minShareCount: 2,
      // Each module is in a file of its own choice: none is taken along by what imports it.
      includeDependenciesRecursively: false,
      priority: 3,
    },
  ];
  return { plugin, groups };
}

/** What of the component library stands in a file of its own, and about how much of it the app uses. */
const LIBRARY_SIZES = { forms: 25_000, overlays: 90_000 } as const;
type Library = keyof typeof LIBRARY_SIZES;
const LIBRARIES = ['forms', 'overlays'] as const satisfies readonly Library[];

/** The library has one index for all, so that only the names say what is imported of it. */
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

/** Pages, and what is fetched ahead on most of them. */
const MANY_WAIT_FOR = /\/pages\/|\/(item-dialog|cart-drawer|select-item\.bindings)\.tsx?$/;

/** After the first of them in the order of their paths, which no other file has. */
const nameOf = (modules: readonly string[]): string => {
  const [first = ''] = [...modules].sort();
  const inProject = first.replace(/^.*?\/(?=(?:src|contract|tools|node_modules)\/)/, '');
  return inProject.replaceAll(/^src\/|\.\w+$/g, '').replaceAll(/\W+/g, '-');
};

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

/** What only forms need. The library's one index names it all, so that it looks needed from the start. */
const FORMS =
  /node_modules\/(@ark-ui\/react\/dist\/components\/field\/|@chakra-ui\/react\/dist\/esm\/components\/(native-select|field|input|textarea)\/)/;

/** What only dialogs and renderers need, and check boxes. */
const OVERLAYS =
  /node_modules\/(@zag-js|@ark-ui\/react\/dist\/(components|chunks|node_modules)?\/?(?!.*(locale|environment|factory|compose-refs|create-context|portal))|@chakra-ui\/react\/dist\/esm\/components\/(dialog|drawer|checkbox|radio-group|radio-card)\/)/;
