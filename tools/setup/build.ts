import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { StartRefusal } from '#server/kernel/start-refusal.ts';
import { BAKED_IN, type Variables } from './environment.ts';

/** The sources of the browser app, and the plugins of its build. */
const SOURCES = [
  ...['src', 'contract', 'locales', 'public'],
  ...['packages/vite-plugins', 'tools/build', 'tools/messages', 'tools/charts'],
];
const FILES = ['index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
/** The sources of the inspector and its data, where it is enabled. */
const INSPECTOR = [
  'tools/inspector',
  'packages/statecharts',
  'tools/flows',
  'tests/model',
  'tests/support',
];
const STAMP = '.made-from';

/** Builds the app unless the build has the same sources and environment. */
export async function buildWhenStale(root: string, dist: string, env: Variables): Promise<void> {
  const fingerprint = await fingerprintOf(root, env);
  const stamp = await readFile(path.join(dist, STAMP), 'utf8').catch(() => '');
  if (stamp === fingerprint && existsSync(path.join(dist, 'index.html'))) return;
  console.log('Building the app …');
  const fresh = await mkdtemp(`${dist}.`);
  try {
    await build(root, fresh, env);
    await writeFile(path.join(fresh, STAMP), fingerprint);
    await putInPlace(fresh, dist);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function build(root: string, folder: string, variables: Variables): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, ...variables };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) {
    throw new StartRefusal('The app could not be built: see the messages above.');
  }
  await compressFolder(folder);
  const { buildDrawer } = await import('#tools/build/drawer.ts');
  await buildDrawer(root, folder);
}

/**
 * Two builds may end at the same moment: the later one stays. The previous one is moved away whole and removed
 * there, since another may take its place during the removal.
 */
export async function putInPlace(fresh: string, dist: string): Promise<void> {
  const aside = await mkdtemp(`${dist}.`);
  try {
    await rename(dist, path.join(aside, 'before')).catch(unlessMissing);
    await rename(fresh, dist);
  } catch (failure) {
    if (!isTaken(failure)) throw failure;
    await putInPlace(fresh, dist);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function unlessMissing(failure: unknown): void {
  if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
}

const isTaken = (failure: unknown): boolean =>
  ['ENOTEMPTY', 'EEXIST'].includes((failure as NodeJS.ErrnoException).code ?? '');

async function fingerprintOf(root: string, env: Variables): Promise<string> {
  const hash = createHash('sha256');
  for (const name of BAKED_IN) hash.update(`${name}=${env[name] ?? ''}\n`);
  const isInspected = env['VITE_CHARTS'] === '1';
  const folders = [...SOURCES, ...(isInspected ? INSPECTOR : [])];
  const listed = await Promise.all(folders.map((folder) => filesIn(path.join(root, folder))));
  const files = [...FILES.map((file) => path.join(root, file)), ...listed.flat()];
  for (const file of files.filter((one) => !/\.test\.tsx?$/.test(one))) {
    hash.update(path.relative(root, file)).update(await readFile(file).catch(() => ''));
  }
  return hash.digest('hex');
}

export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

const TEXT = /\.(js|css|html|json|svg|webmanifest|txt)$/;
const WORTH_IT = 1_024;

/** Writes a .br and a .gz beside every text file, so that no request waits for compression. */
export async function compressFolder(folder: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const file of await filesIn(folder)) {
    if (!TEXT.test(file) || (await stat(file)).size < WORTH_IT) continue;
    const content = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
