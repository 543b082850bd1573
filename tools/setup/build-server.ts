import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { filesIn, putInPlace } from './build.ts';
import { readEnvironment, type Variables } from './environment.ts';

/** The entry of `npm run serve`, and the thread that the server starts by its file's name. */
const ENTRIES = ['tools/setup/serve.ts', 'server/kernel/password-worker.ts'];

/**
 * Compiles the server to JavaScript for Node 20, file by file with unchanged names, and copies the files that
 * it reads. Packages are not bundled: those under `dependencies` are all that it needs.
 */
export async function buildServer(root: string, folder: string, env: Variables): Promise<void> {
  const fresh = await mkdtemp(`${folder}.`);
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      ssr: { external: true },
      build: {
        ssr: true,
        target: 'node20',
        outDir: fresh,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: {
          input: ENTRIES.map((file) => path.join(root, file)),
          output: {
            preserveModules: true,
            preserveModulesRoot: root,
            entryFileNames: '[name].js',
          },
        },
      },
    });
    await copyReadFiles(root, fresh);
    // Values baked into the app determine the content security policy, whatever the environment is later.
    const { site } = readEnvironment(env, root);
    await writeFile(path.join(fresh, 'site.json'), JSON.stringify(site));
    await putInPlace(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function copyReadFiles(root: string, fresh: string): Promise<void> {
  for (const file of await filesIn(path.join(root, 'server'))) {
    if (!file.endsWith('.ts')) await cp(file, path.join(fresh, path.relative(root, file)));
  }
}
