import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { signIn as signInCall } from '#contract/account.ts';
import { urlOf } from '#contract/endpoint.ts';
import { predictPlaces } from '#contract/location.ts';
import { getConfig } from '#contract/shell.ts';
import { DESK_HEADER } from '#server/desk/admission.ts';
import { buildServer } from './build-server.ts';
import { filesIn } from './build.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOKEN = 'the-desk-of-this-test';

/** A folder as an operator copies it: the build, the packages, and the start file. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sundry-serve-'));
  await mkdir(path.join(folder, 'tools/setup'), { recursive: true });
  await cp(path.join(ROOT, 'tools/setup/serve.mjs'), path.join(folder, 'tools/setup/serve.mjs'));
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function start(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['tools/setup/serve.mjs'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  return { child, said: () => said };
}

async function addressOf({ child, said }: { child: ChildProcess; said: () => string }) {
  const address = () => /is running: (\S+)/.exec(said())?.[1];
  while (address() === undefined && child.exitCode === null) {
    await Promise.race([
      once(child.stdout as NonNullable<typeof child.stdout>, 'data'),
      once(child, 'exit'),
    ]);
  }
  return address() ?? expect.fail(said());
}

test('where nothing was built, one sentence says what to do', async () => {
  const { child, said } = start({});

  const [code] = (await once(child, 'close')) as [number];

  expect(said()).toBe('There is no build: run npm run build where all packages are installed.\n');
  expect(code).toBe(1);
});

test('what was built is served by JavaScript alone, with the packages of production', async () => {
  await mkdir(path.join(folder, 'dist'));
  await writeFile(path.join(folder, 'dist/index.html'), '<html><head></head><p>The app</p></html>');
  await buildServer(ROOT, path.join(folder, 'dist-server'), {
    VITE_MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  });
  const { dependencies } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(await packagesNamedIn(path.join(folder, 'dist-server'))).toEqual(
    expect.arrayContaining(['hono', 'kysely', 'valibot']),
  );
  const missing = (await packagesNamedIn(path.join(folder, 'dist-server'))).filter(
    (name) => !(name in dependencies),
  );
  expect(missing).toEqual([]);

  const running = start({ SUNDRY_DESK: '1', SUNDRY_DESK_TOKEN: TOKEN, SUNDRY_EXAMPLE_DATA: '1' });
  const url = await addressOf(running);

  expect((await fetch(`${url}/ready`)).status).toBe(200);
  // The example data wants online payment; production has no gateway unless it is configured by name.
  expect(await (await fetch(url + urlOf(getConfig))).json()).toMatchObject({
    ...{ digital_payment: false, add_fund_status: 0, customer_wallet_status: 1 },
  });
  await expect.poll(running.said).toContain('there is no payment gateway');
  const page = await fetch(url);
  expect(await page.text()).toContain('The app');
  // The value at build time, not of the current environment.
  expect(page.headers.get('Content-Security-Policy')).toContain('https://tiles.example');
  // The server's data files and its password thread are part of the build.
  const places = await fetch(`${url}${predictPlaces.path}?search_text=bryant`);
  expect(await places.text()).toContain('Bryant Park');
  const desk = await fetch(`${url}/desk/desk.js`, { headers: { [DESK_HEADER]: TOKEN } });
  expect(desk.status).toBe(200);
  const signIn = await fetch(`${url}${signInCall.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ email_or_phone: 'asha@example.com', password: 'sundry123' },
      ...{ login_type: 'manual', field_type: 'email' },
    }),
  });
  expect(await signIn.json()).toHaveProperty('token');

  running.child.kill('SIGTERM');
  const [code] = (await once(running.child, 'close')) as [number];
  expect(code).toBe(0);
  expect(running.said()).toContain('"path":"/ready","status":200');
});

async function packagesNamedIn(built: string): Promise<readonly string[]> {
  const scripts = (await filesIn(built)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(file, 'utf8')));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/^(?:import|export)[^'"\n]*?['"]([^'".][^'"]*)['"]/gm)].map(
      ([, name = '']) => name,
    ),
  );
  const packages = named
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(packages)];
}
