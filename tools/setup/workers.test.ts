import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { urlOf } from '#contract/endpoint.ts';
import { getConfig } from '#contract/shell.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

function start(databaseUrl: string) {
  const child = spawn(process.execPath, ['tests/support/serve-workers.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: '0', SUNDRY_WORKERS: '2', DATABASE_URL: databaseUrl },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  return { child, said: () => said };
}

/** Of the workers that answer, by their process ids. */
async function workersOf({ pid }: ChildProcess): Promise<readonly number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return listed.trim().split(' ').filter(Boolean).map(Number);
}

const answers = async (url: string) =>
  (await fetch(url + urlOf(getConfig), { headers: { Connection: 'close' } })).status;

describe.skipIf(!postgres)('a server of two workers on one PostgreSQL', () => {
  test('answers at one address, replaces a worker that was killed, and stops as one', async () => {
    const { child, said } = start((await postgres?.emptyDatabase()) ?? '');
    await expect.poll(said).toMatch(/is open: \S+/);
    const url = /is open: (\S+)/.exec(said())?.[1] ?? '';
    const before = await workersOf(child);
    expect(before).toHaveLength(2);
    expect(await answers(url)).toBe(200);

    // The first one has said that it is open; the second may not have begun yet.
    process.kill(before[1] ?? 0, 'SIGKILL');

    await expect.poll(said).toContain('another one takes its place');
    expect(await answers(url)).toBe(200);
    await expect.poll(() => workersOf(child)).toHaveLength(2);
    expect(said().match(/is open/g)).toHaveLength(1);

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
