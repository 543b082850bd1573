import { table } from '#tools/flows/table.ts';
import type { BuiltApp } from './built-modules.ts';

/** Drawn on every page of a phone, on the server too. */
const FRAME = ['src/ui/shell/parts/phone-bars.tsx', 'src/ui/shell/parts/footer-links.tsx'];

const SEARCH = 'src/infrastructure/catalogue/search-queries.bindings.ts';
const VEHICLES = 'src/infrastructure/rental/vehicles.bindings.ts';

/** The lazy modules of each kind of page: its view, and the services that it reads from. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  home: ['src/ui/catalogue/pages/home-page.tsx'],
  'a store': ['src/ui/catalogue/pages/store-page.tsx'],
  'all categories': ['src/ui/catalogue/pages/categories-page.tsx'],
  'a category': ['src/ui/catalogue/pages/category-page.tsx'],
  'a list of stores': ['src/ui/catalogue/pages/store-list-page.tsx'],
  'results of a search': ['src/ui/catalogue/pages/search-page.tsx', SEARCH],
  help: ['src/ui/shell/pages/help-page.tsx'],
  'home of the rental': ['src/ui/rental/pages/rental-home.tsx', VEHICLES],
  vehicles: ['src/ui/rental/pages/vehicle-search-page.tsx', VEHICLES],
  'a vehicle': ['src/ui/rental/pages/vehicle-page.tsx', VEHICLES],
  'home of the parcel': [
    'src/ui/parcel/pages/parcel-home.tsx',
    'src/infrastructure/parcel/queries.bindings.ts',
  ],
};

/** Fetched while the browser is idle: the long-lived actors, and where most presses lead. */
const AHEAD = [
  'src/infrastructure/catalogue/reader.adapter.ts',
  'src/ui/shell/parts/toasts-view.tsx',
  'src/ui/catalogue/pages/home-page.tsx',
  'src/ui/catalogue/pages/store-page.tsx',
  'src/infrastructure/wishlist/bindings.ts',
  'src/ui/cart/dialogs/select-item/item-dialog.tsx',
  'src/infrastructure/cart/select-item.bindings.ts',
  'src/ui/cart/dialogs/cart-drawer.tsx',
  'src/ui/location/dialogs/pick-location-dialog.tsx',
  'src/infrastructure/location/pick-location.bindings.ts',
  'src/ui/account/dialogs/authenticate-dialog.tsx',
  'src/infrastructure/account/authenticate.bindings.ts',
];

const LEAST = 300;

/** Tables of what the first load and each page fetch, by package and folder; and of what a press fetches. */
export function weightTables(app: BuiltApp): string {
  const first = firstFiles(app);
  const withPage = Object.entries(PAGES).map(([name, late]) => ({
    name,
    files: filesOf(app, first, [...FRAME, ...late]),
  }));
  const rows = withPage.map(({ name, files }) => {
    const all = filesOf(app, files, AHEAD);
    return [
      name,
      kB(sizeOf(app, files)),
      String(files.size),
      kB(sizeOf(app, all)),
      String(all.size),
    ];
  });
  const ofPages = withPage
    .filter(({ files }) => files.size > (withPage[0]?.files.size ?? 0))
    .map(({ name, files }) => section(`${name} adds`, foldersIn(app, without(files, first))));
  return [
    table(['page', 'first load kB', 'files', 'with what is fetched ahead', 'files'], rows),
    section('first load', foldersIn(app, first)),
    section('first load: goes together with', leavesWith(app, first)),
    ...ofPages,
    section('a press fetches', latersOf(app, first)),
  ].join('\n\n');
}

type Row = readonly [name: string, bytes: number, ...more: readonly string[]];

const section = (title: string, rows: readonly Row[]): string =>
  table(
    [title, 'kB'],
    rows
      .filter(([, bytes]) => bytes >= LEAST)
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, bytes, ...more]) => [name, kB(bytes), ...more]),
  );

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

function firstFiles(app: BuiltApp): ReadonlySet<string> {
  const entries = [...app.files].filter(([, { isFirst }]) => isFirst).map(([name]) => name);
  return closure(entries, (name) => app.files.get(name)?.imports ?? []);
}

/** These files with those of lazy modules. */
function filesOf(
  app: BuiltApp,
  files: ReadonlySet<string>,
  late: readonly string[],
): ReadonlySet<string> {
  const entries = late.map((name) => {
    const file = app.modules.get(name)?.file;
    if (file === undefined) throw new Error(`The build has no ${name}`);
    return file;
  });
  return closure([...files, ...entries], (name) => app.files.get(name)?.imports ?? []);
}

const sizeOf = (app: BuiltApp, files: ReadonlySet<string>): number =>
  [...files].reduce((sum, name) => sum + (app.files.get(name)?.bytes ?? 0), 0);

const without = (all: ReadonlySet<string>, known: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...all].filter((one) => !known.has(one)));

/** `src/ui/cart` and `inversify`. */
export function folderOf(name: string): string {
  const inPackage = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1];
  if (inPackage !== undefined) return inPackage;
  const [top = '', layer, area] = name.split('/');
  if (top !== 'src' || layer === undefined) return top;
  return area === undefined ? top : `${top}/${layer}/${area.replace(/\.\w+$/, '')}`;
}

function foldersIn(app: BuiltApp, files: ReadonlySet<string>): readonly Row[] {
  const sums = new Map<string, number>();
  for (const [name, { file, bytes }] of app.modules) {
    if (!files.has(file)) continue;
    const folder = folderOf(name);
    sums.set(folder, (sums.get(folder) ?? 0) + bytes);
  }
  return [...sums];
}

/** The size of each module with those that it alone imports: the saving if it left the first load. */
export function leavesWith(app: BuiltApp, files: ReadonlySet<string>): readonly Row[] {
  const own = new Map([...app.modules].filter(([, { file }]) => files.has(file)));
  const entry = 'src/main.tsx';
  const reach = (but: string | null) =>
    closure([entry], (name) => (own.get(name)?.imports ?? []).filter((one) => one !== but));
  const all = reach(null);
  return [...all]
    .filter((name) => name.startsWith('src/') && name !== entry)
    .map((name): Row => {
      const rest = reach(name);
      const lost = [...all].filter((one) => !rest.has(one));
      return [name, lost.reduce((sum, one) => sum + (own.get(one)?.bytes ?? 0), 0)];
    })
    .filter(([name, bytes]) => bytes > 2 * (own.get(name)?.bytes ?? 0) || bytes > 800);
}

/** The files that each lazy module fetches beyond the first load. */
function latersOf(app: BuiltApp, first: ReadonlySet<string>): readonly Row[] {
  const late = new Set([...app.modules.values()].flatMap(({ lateImports }) => lateImports));
  return [...late]
    .filter((name) => app.modules.has(name))
    .map((name): Row => [name, sizeOf(app, without(filesOf(app, new Set(), [name]), first))]);
}

function closure(
  first: readonly string[],
  next: (name: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set(first);
  for (const name of found) next(name).forEach((one) => found.add(one));
  return found;
}
