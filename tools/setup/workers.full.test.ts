import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { urlOf } from '#contract/endpoint.ts';
import { getConfig } from '#contract/shell.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const start = (databaseUrl: string) =>
  run('tests/support/serve-workers.ts', {
    ...{ PORT: '0', SUNDRY_WORKERS: '2', DATABASE_URL: databaseUrl },
  });

function run(script: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  return { child, said: () => said };
}

/** The process ids of the answering workers. */
async function workersOf({ pid }: ChildProcess): Promise<readonly number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return listed.trim().split(' ').filter(Boolean).map(Number);
}

const answers = async (url: string) =>
  (await fetch(url + urlOf(getConfig), { headers: { Connection: 'close' } })).status;

describe.skipIf(!postgres)('a server of two workers on one PostgreSQL', () => {
  test('answers at one address, replaces a worker that was killed, and stops as one', async () => {
    const { child, said } = start((await postgres?.emptyDatabase()) ?? '');
    await expect.poll(said).toMatch(/is running: \S+/);
    const url = /is running: (\S+)/.exec(said())?.[1] ?? '';
    const before = await workersOf(child);
    expect(before).toHaveLength(2);
    expect(await answers(url)).toBe(200);

    // A worker that does not listen yet is restarted after a delay instead.
    await expect.poll(said).toMatch(/(worker \d+ listens[^]*){2}/);
    process.kill(before[1] ?? 0, 'SIGKILL');

    await expect.poll(said).toContain('and is replaced');
    expect(await answers(url)).toBe(200);
    await expect.poll(() => workersOf(child)).toHaveLength(2);
    expect(said().match(/is running/g)).toHaveLength(1);

    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    await expect(answers(url)).rejects.toThrow('fetch failed');
  });

  test('ends with the one sentence of its workers where none can begin', async () => {
    const { child, said } = start('postgres://shop@127.0.0.1:1/shop');

    const [code] = (await once(child, 'close')) as [number];

    expect(code).toBe(1);
    expect(said()).toMatch(/^The PostgreSQL of DATABASE_URL cannot be used/);
  });
});

/** Workers that cannot start while the database is away, and report it. */
async function startFragile() {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundry-workers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const away = path.join(folder, 'away');
  const started = run('tests/support/fragile-workers.ts', { DATABASE_AWAY: away });
  return {
    ...started,
    goesAway: () => writeFile(away, ''),
    comesBack: () => rm(away),
    killAll: async () => {
      for (const pid of await workersOf(started.child)) process.kill(pid, 'SIGKILL');
    },
  };
}

describe('workers that have answered before', () => {
  test('are begun again and again with growing pauses, until one can', async () => {
    const { child, said, goesAway, comesBack, killAll } = await startFragile();
    await expect.poll(said).toMatch(/open[^]*open/);

    await goesAway();
    await killAll();

    await expect.poll(said).toMatch(/Next try in 0\.1 seconds/);
    expect(child.exitCode).toBeNull();
    const pauses = [...said().matchAll(/Next try in ([\d.]+) seconds/g)].map(([, it]) => it);
    expect(pauses.slice(0, 3)).toEqual(['0.02', '0.04', '0.08']);
    // The worker reports the reason; the primary reports that no worker is left.
    expect(said()).toContain('The database is away.');
    expect(said()).toContain('No worker is running');

    await comesBack();

    await expect.poll(said).toMatch(/(open[^]*){4}/);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('stop when told to while they are waiting for the next try', async () => {
    const { child, said, goesAway, killAll } = await startFragile();
    await expect.poll(said).toMatch(/open[^]*open/);
    await goesAway();
    await killAll();
    await expect.poll(said).toContain('Next try');

    child.kill('SIGTERM');

    expect(await once(child, 'close')).toEqual([0, null]);
  });
});
