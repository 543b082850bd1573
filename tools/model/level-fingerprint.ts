import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fingerprintOf, withoutComments } from './fingerprint.ts';
import type { Flow } from './flow.ts';
import type { Level } from './levels/level.ts';

/**
 * Changes whenever the walks of a flow at a level may come out otherwise: with the machine and its
 * scenario; where a person walks, with what they do and see, and with the views. In React these are all
 * that is drawn. In a browser what all views share is left out, since every flow would be walked in full for
 * a change of it: a tour of every flow meets it.
 */
export function fingerprintAt(level: Level, flow: Flow): string {
  const folder = `tests/model/${flow.name}`;
  switch (level) {
    case 'pure':
      return fingerprintOf(flow);
    case 'react':
      return fingerprintWith(flow, [
        `${folder}/page.ts`,
        `${folder}/view.tsx`,
        ...viewsOf(flow, { shared: true }),
      ]);
    case 'browser':
      return fingerprintWith(flow, [
        `${folder}/page.ts`,
        `${folder}/fixture.ts`,
        ...viewsOf(flow, { shared: false }),
      ]);
  }
}

function fingerprintWith(flow: Flow, files: readonly string[]): string {
  const said = files.filter((file) => existsSync(file)).map(textOf);
  return createHash('sha256')
    .update([fingerprintOf(flow), ...said].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/** The views of its module, and of others, that a person sees in this flow; with what all views share. */
export function viewsOf(
  { name }: Pick<Flow, 'name'>,
  { shared }: { readonly shared: boolean },
): readonly string[] {
  const [module] = name.split('/');
  const isWanted = (file: string) => isView(file) && (shared || !isShared(file));
  return reachedFrom(
    isWanted,
    `tests/model/${name}/view.tsx`,
    `src/ui/${module}/${module}.overlays.ts`,
    ...globSync(`src/ui/${module}/dialogs/*-dialog.tsx`),
  )
    .filter(isWanted)
    .filter((file) => existsSync(file))
    .toSorted();
}

/** Draws every dialog that is open: those of a module are in its folder. */
const ALL_DIALOGS = 'src/ui/shell/dialogs/dialogs.tsx';

const isView = (file: string): boolean =>
  /^(src\/ui|tools\/inspector\/views)\//.test(file) && file !== ALL_DIALOGS;
const isShared = (file: string): boolean => /^src\/ui\/(kernel|design)\//.test(file);

/** The files that are wanted and that these import, directly or not. */
function reachedFrom(
  isWanted: (file: string) => boolean,
  ...starts: readonly string[]
): readonly string[] {
  const seen = new Set(starts);
  for (const file of seen)
    for (const imported of importsOf(file)) if (isWanted(imported)) seen.add(imported);
  return [...seen];
}

/** Keeps what is read of a file: nothing of the project changes while its flows are walked. */
function once<Read>(read: (file: string) => Read): (file: string) => Read {
  const known = new Map<string, Read>();
  return (file) => {
    const found = known.get(file) ?? read(file);
    known.set(file, found);
    return found;
  };
}

const textOf = once(withoutComments);

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
