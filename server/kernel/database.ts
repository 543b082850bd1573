import { PGlite, types as pglite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { preparing } from './prepared-statements.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

/** Location of the data: a folder or memory (embedded), or an external PostgreSQL. */
export type Storage =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'memory'; readonly restore?: Blob }
  | { readonly kind: 'postgres'; readonly url: string };

export type OpenDatabase = {
  readonly db: Db;
  /** Runs the work under a lock across all processes that share this database. */
  readonly exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** The embedded database as one file, for tests to restore. */
  readonly dump: () => Promise<Blob>;
  readonly close: () => Promise<void>;
};

/** One mapping for both databases: 64-bit integers and decimals become numbers, dates "2026-11-21". */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [pglite.INT8]: Number,
  [pglite.NUMERIC]: Number,
  [pglite.DATE]: (text) => text,
};

export async function openDatabase(storage: Storage): Promise<OpenDatabase> {
  return storage.kind === 'postgres' ? openPostgres(storage.url) : openEmbedded(storage);
}

async function openEmbedded(
  storage: Exclude<Storage, { kind: 'postgres' }>,
): Promise<OpenDatabase> {
  const engine = await PGlite.create({
    parsers: PARSERS,
    ...(storage.kind === 'folder' ? { dataDir: storage.path } : inMemory(storage)),
  });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: engine }) });
  return {
    db,
    // The lock of the data folder excludes other processes altogether.
    exclusively: (work) => work(),
    // Data that is only in the log would be replayed at every restore of the file.
    dump: async () => {
      await engine.query('checkpoint');
      return engine.dumpDataDir('none');
    },
    close: async () => {
      await db.destroy();
      if (!engine.closed) await engine.close();
    },
  };
}

/** An in-memory database keeps a minimal log: the default of 64 MB takes seconds to restore. */
const inMemory = ({ restore }: Extract<Storage, { kind: 'memory' }>) =>
  restore
    ? { loadDataDir: restore }
    : {
        initDbStartParams: ['--wal-segsize=1'],
        postgresqlconf: ['min_wal_size = 2MB', 'wal_recycle = off', 'shared_buffers = 16MB'],
      };

export const CONNECTIONS = 16;
const MIGRATION_LOCK = 7_863_739;

function openPostgres(url: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    pipeline: true,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        PARSERS[type] ?? (pg.types.getTypeParser(type, format) as (text: string) => unknown),
    },
  });
  // A lost connection fails its query and is replaced for the next one. Without a listener the loss would end the
  // process: on the pool for idle connections, on each for those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  return {
    db,
    exclusively: (work) =>
      // Another process may seed the tables for longer than a statement may take.
      withoutLimits(db, ['statement_timeout', 'lock_timeout'], async (lockHolder) => {
        await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(lockHolder);
        try {
          return await work();
        } finally {
          await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(lockHolder);
        }
      }),
    dump: () => Promise.reject(new Error('Only an embedded database can be dumped')),
    close: () => db.destroy(),
  };
}

type TimeLimit = 'statement_timeout' | 'lock_timeout';

/** Runs the work on a separate connection without these limits. */
export const withoutLimits = <Value>(
  db: Db,
  limits: readonly TimeLimit[],
  work: (connection: Db) => Promise<Value>,
): Promise<Value> =>
  db.connection().execute(async (connection) => {
    for (const limit of limits) await sql.raw(`set ${limit} = 0`).execute(connection);
    try {
      return await work(connection);
    } finally {
      for (const limit of limits) await sql.raw(`reset ${limit}`).execute(connection);
    }
  });
