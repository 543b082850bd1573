import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildWhenStale } from './build.ts';

/** A fake bundler that writes one page of the given size into the given folder. */
const BUNDLER = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const folder = process.argv[process.argv.indexOf('--outDir') + 1];
  mkdirSync(folder, { recursive: true });
  if (process.env.BUNDLER_FAILS) process.exit(1);
  writeFileSync(folder + '/index.html', '<p>The app</p>');
  writeFileSync(folder + '/main.js', 'shop();'.repeat(1000));
`;

let root: string;
const dist = () => path.join(root, 'dist');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sundry-build-'));
  const bin = path.join(root, 'node_modules/vite/bin');
  await mkdir(bin, { recursive: true });
  await writeFile(path.join(bin, 'vite.js'), BUNDLER);
  await mkdir(path.join(root, 'src'));
  await writeFile(path.join(root, 'src/main.tsx'), 'one');
  await writeFile(path.join(root, 'src/entry-server.tsx'), 'export const drawn = true;');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

const folders = async () => (await readdir(root)).filter((name) => name.startsWith('dist'));
const builds = () => vi.mocked(console.log).mock.calls.length;

test('the app is built once, and again only when its sources or what is baked in have changed', async () => {
  await buildWhenStale(root, dist(), {});
  await buildWhenStale(root, dist(), {});
  expect(builds()).toBe(1);

  await writeFile(path.join(root, 'src/main.tsx'), 'two');
  await buildWhenStale(root, dist(), {});
  expect(builds()).toBe(2);
  await buildWhenStale(root, dist(), { VITE_API_BASE_URL: 'https://shop.test' });
  expect(builds()).toBe(3);
});

test.each([
  ['packages/vite-plugins/src/light-router.ts', {}],
  ['tools/messages/vite-plugin.ts', {}],
  ['tools/inspector/views/log-panel.tsx', { VITE_CHARTS: '1' }],
])('the app is built again when %s has changed, which takes part in it', async (file, env) => {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), 'one');
  await buildWhenStale(root, dist(), env);
  await writeFile(path.join(root, file), 'two');
  await buildWhenStale(root, dist(), env);

  expect(builds()).toBe(2);
});

test('every text is there compressed as well', async () => {
  await buildWhenStale(root, dist(), {});

  expect((await readdir(dist())).toSorted()).toEqual([
    '.made-from',
    '.server',
    'index.html',
    'main.js',
    'main.js.br',
    'main.js.gz',
  ]);
});

test('two starts at once both end with a whole app, and leave nothing lying about', async () => {
  await Promise.all([
    buildWhenStale(root, dist(), {}),
    buildWhenStale(root, dist(), { VITE_API_BASE_URL: 'https://shop.test' }),
    buildWhenStale(root, dist(), {}),
  ]);

  expect(await folders()).toEqual(['dist']);
  expect(await readFile(path.join(dist(), 'index.html'), 'utf8')).toContain('The app');
  expect(existsSync(path.join(dist(), 'main.js.br'))).toBe(true);
});

test('a build that fails keeps the one that is there', async () => {
  await buildWhenStale(root, dist(), {});
  await writeFile(path.join(root, 'src/main.tsx'), 'two');
  vi.stubEnv('BUNDLER_FAILS', '1');

  await expect(buildWhenStale(root, dist(), {})).rejects.toThrow('The app could not be built');

  expect(await folders()).toEqual(['dist']);
  expect(existsSync(path.join(dist(), 'index.html'))).toBe(true);
});
