import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesChangedSince } from '#tools/setup/changed-files.ts';
import { filesOf } from '@sundry/statecharts/mutation';
import type { Flow } from '@sundry/statecharts';

/**
 * The files that affect a person's walks: the machine and its scenario, the page object, and the views. Shared
 * view code is left out: a change of it would walk every flow in full.
 */
export const filesOfWalks = (flow: Pick<Flow, 'name'>): readonly string[] => [
  ...filesOf(flow),
  ...PARTS.map((part) => `tests/model/${flow.name}/${part}`),
  ...viewsOf(flow),
];

const PARTS = ['flow.ts', 'page.ts', 'fixture.ts', 'view.tsx'];

/** True where a file of its walks differs from a revision, or is new. */
export function changedSince(revision: string): (flow: Pick<Flow, 'name'>) => boolean {
  const changed = filesChangedSince(revision);
  return (flow) => filesOfWalks(flow).some((file) => changed.has(file));
}

/** The views of its module, and of others, that a person sees in this flow. */
export function viewsOf({ name }: Pick<Flow, 'name'>): readonly string[] {
  const [module] = name.split('/');
  return reachedFrom(
    `tests/model/${name}/view.tsx`,
    `src/ui/${module}/${module}.overlays.ts`,
    ...globSync(`src/ui/${module}/dialogs/*-dialog.tsx`),
  )
    .filter(isOwnView)
    .filter((file) => existsSync(file))
    .toSorted();
}

/** Renders every open dialog: those of a module are in its folder. */
const ALL_DIALOGS = 'src/ui/shell/dialogs/dialogs.tsx';

const isOwnView = (file: string): boolean =>
  /^(src\/ui|tools\/inspector\/views)\//.test(file) &&
  !/^src\/ui\/(kernel|design)\//.test(file) &&
  file !== ALL_DIALOGS;

/** The views that these import, directly or not. */
function reachedFrom(...starts: readonly string[]): readonly string[] {
  const seen = new Set(starts);
  for (const file of seen)
    for (const imported of importsOf(file)) if (isOwnView(imported)) seen.add(imported);
  return [...seen];
}

/** Memoises by file: no file of the project changes while its flows are walked. */
function once<Read>(read: (file: string) => Read): (file: string) => Read {
  const known = new Map<string, Read>();
  return (file) => {
    const found = known.get(file) ?? read(file);
    known.set(file, found);
    return found;
  };
}

const importsOf = once((file): readonly string[] => {
  if (!existsSync(file)) return [];
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({ fileName }) => fileOf(fileName, path.dirname(file)) ?? []);
});

function fileOf(name: string, folder: string): string | null {
  if (name.startsWith('.')) return path.posix.join(folder, name);
  if (name.startsWith('#ui/')) return name.replace('#ui/', 'src/ui/');
  return name.startsWith('#tools/') ? name.replace('#tools/', 'tools/') : null;
}
