import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sundry-install-'));
  await mkdir(path.join(root, 'tools/setup'), { recursive: true });
  await copyFile(
    path.join(import.meta.dirname, 'install.mjs'),
    path.join(root, 'tools/setup/install.mjs'),
  );
});
afterEach(() => rm(root, { recursive: true }));

type Packages = Readonly<Record<string, { readonly version: string; readonly optional?: boolean }>>;

const lock = (file: string, packages: Packages) =>
  writeFile(path.join(root, file), JSON.stringify({ packages }));
const installed = async (packages: Packages) => {
  await mkdir(path.join(root, 'node_modules/vite'), { recursive: true });
  await lock('node_modules/.package-lock.json', packages);
};

/** Runs the script with a fake npm that only records its call. */
async function install(exitCode = 0) {
  const npm = path.join(root, 'npm.cjs');
  const note = path.join(root, 'called');
  await writeFile(
    npm,
    `require('fs').writeFileSync(${JSON.stringify(note)}, process.argv.slice(2).join(' ')); process.exit(${exitCode})`,
  );
  const { status, stderr } = spawnSync(process.execPath, ['tools/setup/install.mjs'], {
    cwd: root,
    env: { ...process.env, npm_execpath: npm },
  });
  return { status, said: stderr.toString(), called: existsSync(note) };
}

const vite = { version: '8.0.0' };

describe('before anything runs', () => {
  test('everything is installed on a new machine', async () => {
    await lock('package-lock.json', { 'node_modules/vite': vite });

    expect(await install()).toEqual({ status: 0, said: '', called: true });
  });

  test('nothing is installed twice, nor for other kinds of machines', async () => {
    await lock('package-lock.json', {
      'node_modules/vite': vite,
      'node_modules/for-another-system': { version: '1.0.0', optional: true },
    });
    await installed({ 'node_modules/vite': vite });

    expect(await install()).toEqual({ status: 0, said: '', called: false });
  });

  test('what is older than the lock file is brought up to it', async () => {
    await lock('package-lock.json', { 'node_modules/vite': { version: '8.0.1' } });
    await installed({ 'node_modules/vite': vite });

    expect((await install()).called).toBe(true);
  });

  test('an installation that fails ends with a sentence and code 1', async () => {
    await lock('package-lock.json', { 'node_modules/vite': vite });

    const { status, said } = await install(7);

    expect(status).toBe(1);
    expect(said).toBe('npm ci failed: see its messages above, then try again.\n');
  });
});
