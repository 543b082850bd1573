import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { createWriteProbe } from './write-probe.ts';

let server: TestServer;
let folder: string;
let now = 0;
beforeAll(async () => void (server = await createTestApp({ seeded: false })));
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sundry-probe-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const probe = (...folders: string[]) => createWriteProbe(server.db, folders, () => now);

describe('the write probe', () => {
  test('leaves nothing behind, and creates a missing folder', async () => {
    const files = path.join(folder, 'files');

    await probe(folder, files)();

    expect([await readdir(folder), await readdir(files)]).toEqual([['files'], []]);
  });

  test('fails if a folder takes no file', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');

    await expect(probe(path.join(file, 'files'))()).rejects.toThrow('ENOTDIR');
  });

  test('fails if the database takes no row', async () => {
    await sql`alter table attempt rename to attempt_gone`.execute(server.db);
    onTestFinished(async () => {
      await sql`alter table attempt_gone rename to attempt`.execute(server.db);
    });

    await expect(probe()()).rejects.toThrow('attempt');
  });

  test('runs once in five seconds while it succeeds, and every time while it fails', async () => {
    const files = path.join(folder, 'files');
    const probing = probe(files);
    await probing();
    await rm(files, { recursive: true });
    await writeFile(files, '');

    now += 4_999;
    await probing();
    now += 1;
    await expect(probing()).rejects.toThrow('EEXIST');
    await rm(files);
    await probing();
  });
});
