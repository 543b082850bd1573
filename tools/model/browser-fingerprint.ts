import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fingerprintOf, withoutComments } from './fingerprint.ts';
import type { Flow } from './flow.ts';

/**
 * Changes whenever walks in a browser may come out otherwise: with the machine and its flow, with what
 * a person does and sees, with how calls look on the wire, and with the views of its module. What all
 * views share is left out: a tour of every flow meets it.
 */
export function browserFingerprintOf(flow: Flow): string {
  const folder = `tests/model/${flow.name}`;
  const files = [`${folder}/page.ts`, `${folder}/fixture.ts`, ...viewsOf(flow)];
  return createHash('sha256')
    .update(
      [fingerprintOf(flow), ...files.filter((file) => existsSync(file)).map(withoutComments)].join(
        '\n',
      ),
    )
    .digest('hex')
    .slice(0, 16);
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

/** Draws every dialog that is open: those of a module are in its folder. */
const ALL_DIALOGS = 'src/ui/shell/dialogs/dialogs.tsx';

const isOwnView = (file: string): boolean =>
  /^(src\/ui|tools\/inspector\/views)\//.test(file) &&
  !/^src\/ui\/(kernel|design)\//.test(file) &&
  file !== ALL_DIALOGS;

/** The files of views that these files import, directly or not. */
function reachedFrom(...starts: readonly string[]): readonly string[] {
  const seen = new Set(starts);
  for (const file of seen) {
    if (!existsSync(file)) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const found = fileOf(fileName, path.dirname(file));
      if (found !== null && isOwnView(found)) seen.add(found);
    }
  }
  return [...seen];
}

function fileOf(name: string, folder: string): string | null {
  if (name.startsWith('.')) return path.posix.join(folder, name);
  if (name.startsWith('#ui/')) return name.replace('#ui/', 'src/ui/');
  return name.startsWith('#tools/') ? name.replace('#tools/', 'tools/') : null;
}
