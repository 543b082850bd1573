import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openDatabase, type OpenDatabase } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { addExampleData } from '#server/seed/example-data.ts';

/**
 * A database for one test file, bare or with the seed: a copy of a template on the PostgreSQL of the run
 * (postgres-of-run.ts) or of SUNDRY_TEST_DATABASE_URL, else embedded and in memory.
 */
export async function openTestDatabase(seeded: boolean, now: Date): Promise<OpenDatabase> {
  const server = process.env['SUNDRY_TEST_DATABASE_URL'] ?? process.env['SUNDRY_POSTGRES_OF_RUN'];
  if (server) return openOnPostgres(server, seeded, now);
  return openDatabase({ kind: 'memory', restore: await dumped(seeded, now) });
}

/** Restores a migrated embedded database without rows into a new folder. */
export async function restoreBareDatabase(folder: string): Promise<void> {
  await mkdir(folder);
  await promisify(execFile)('tar', ['-xf', await dumpFile(false, new Date(0)), '-C', folder]);
}

async function openOnPostgres(server: string, seeded: boolean, now: Date): Promise<OpenDatabase> {
  const admin = await openDatabase({ kind: 'postgres', url: server });
  const name = `sundry_test_${randomUUID().replaceAll('-', '')}`;
  const template = await admin.exclusively(() => templateOn({ server, admin }, seeded, now));
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(
    admin.db,
  );
  const opened = await openDatabase({ kind: 'postgres', url: urlOf(server, name) });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin.db);
      await admin.close();
    },
  };
}

type Server = { readonly server: string; readonly admin: OpenDatabase };

/** The name of a migrated (and seeded) database to copy; made when its sources are new to this server. */
async function templateOn({ server, admin }: Server, seeded: boolean, now: Date): Promise<string> {
  const name = `sundry_${seeded ? 'seeded' : 'bare'}_${await fingerprint(sourcesOf(seeded))}`;
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(admin.db);
  if (rows.length > 0) return name;
  const unfinished = `${name}_unfinished`;
  await sql`drop database if exists ${sql.id(unfinished)}`.execute(admin.db);
  await sql`create database ${sql.id(unfinished)}`.execute(admin.db);
  const opened = await openDatabase({ kind: 'postgres', url: urlOf(server, unfinished) });
  await prepare(opened, seeded, now);
  await opened.close();
  await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(name)}`.execute(admin.db);
  return name;
}

const urlOf = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

async function prepare(opened: OpenDatabase, seeded: boolean, now: Date): Promise<void> {
  await migrate(opened.db);
  if (seeded) await addExampleData(opened.db, now);
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/sundry');

const dumped = async (seeded: boolean, now: Date): Promise<Blob> =>
  blobOf(await readFile(await dumpFile(seeded, now)));

const sourcesOf = (seeded: boolean): readonly string[] => [
  'server/kernel/migrations',
  'server/kernel/database.ts',
  'server/geodata',
  ...(seeded ? ['server/seed'] : []),
];

/** A migrated (and seeded) embedded database as one file; rebuilt when its sources change. */
async function dumpFile(seeded: boolean, now: Date): Promise<string> {
  const print = await fingerprint(sourcesOf(seeded));
  const file = path.join(CACHE, `${seeded ? 'seeded' : 'bare'}-${print}.tar`);
  if (!existsSync(file)) await writeDump(file, seeded, now);
  return file;
}

/** Reading 40 MB through Node's own Blob takes longer than the rest of opening a database. */
const blobOf = (bytes: Buffer<ArrayBuffer>): Blob =>
  Object.assign(new Blob([]), {
    arrayBuffer: () =>
      Promise.resolve(
        bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : new Uint8Array(bytes).buffer,
      ),
  });

async function writeDump(file: string, seeded: boolean, now: Date): Promise<void> {
  const opened = await openDatabase({ kind: 'memory' });
  await prepare(opened, seeded, now);
  const dump = await opened.dump();
  await opened.close();
  await mkdir(CACHE, { recursive: true });
  const whole = `${file}.${process.pid}`;
  await writeFile(whole, Buffer.from(await dump.arrayBuffer()));
  await rename(whole, file);
}

async function fingerprint(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const one of await filesOf(path.join(ROOT, source))) {
      hash.update(path.relative(ROOT, one)).update(await readFile(one));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The file itself, or all files of the folder. */
async function filesOf(source: string): Promise<readonly string[]> {
  if (path.extname(source) !== '') return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
