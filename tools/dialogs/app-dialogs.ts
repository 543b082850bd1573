import { formatted } from '#tools/format.ts';
import { globSync } from 'node:fs';
import path from 'node:path';

type Dialog = { readonly module: string; readonly id: string; readonly file: string };

const ROOT = path.resolve(import.meta.dirname, '../..');
const WRITTEN = '/* Written by `npm run dialogs` from the manifests in src/application. */';

/** Every dialog in the manifests, by module. */
async function dialogs(): Promise<readonly Dialog[]> {
  const manifests = globSync('src/application/*/*.dialogs.ts', { cwd: ROOT }).sort();
  const found = await Promise.all(
    manifests.map(async (manifest) => {
      const module = path.basename(path.dirname(manifest));
      const exported = (await import(path.join(ROOT, manifest))) as Record<string, object>;
      return Object.keys(exported[`${module}Dialogs`] ?? {}).map((id) => ({
        module,
        id,
        file: id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
      }));
    }),
  );
  return found.flat();
}

/** The view of each dialog: `sign-out-dialog.tsx` of its module shows `signOut` as `SignOutDialog`. */
export async function dialogViewsFile(): Promise<string> {
  const lines = (await dialogs()).map(({ module, id, file }) => {
    const view = `${id.charAt(0).toUpperCase()}${id.slice(1)}Dialog`;
    return `${id}: lazyView(async () => (await import('#ui/${module}/dialogs/${file}-dialog.tsx')).${view}),`;
  });
  return written(`${WRITTEN}
    import type { appDialogs } from '#application/shell/app-dialogs.ts';
    import type { DialogViews } from '#ui/kernel/dialog-views.ts';
    import { lazyView } from '#ui/kernel/lazy-view.ts';

    /** The views of the dialogs that open by their id. Their code comes when they are first opened. */
    export const appDialogViews: DialogViews<typeof appDialogs> = {
      ${lines.join('\n')}
    };`);
}

/**
 * The bindings of each dialog: `sign-out.bindings.ts` of its module exports those of `signOut` as
 * `signOutDialog`.
 */
export async function dialogMachinesFile(): Promise<string> {
  const all = await dialogs();
  const lines = all.map(
    ({ module, id, file }) =>
      `${id}: async () => (await import('#infrastructure/${module}/${file}.bindings.ts')).${id}Dialog,`,
  );
  return written(`${WRITTEN}

    /** Loaders of the dialogs' machines, by id. Each is loaded when its dialog first opens. */
    export const appDialogMachines = {
      ${lines.join('\n')}
    };`);
}

const written = (source: string): Promise<string> => formatted('app-dialogs.ts', source);
