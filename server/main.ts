import type { Server } from 'node:http';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { sql } from 'kysely';
import { createApp } from './app.ts';
import { endLeases } from './desk/rules.ts';
import { gracefulShutdown } from './kernel/graceful-shutdown.ts';
import { withdrawVerifications } from './account/verified-customer.ts';
import { createContext, type DeskAccess, type ServerContext } from './kernel/context.ts';
import { enterDataFolder, type DataFolder } from './kernel/data-folder.ts';
import { openDatabase, type OpenDatabase } from './kernel/database.ts';
import { createFolderFileStorage } from './kernel/folder-file-storage.ts';
import { migrate } from './kernel/migrate.ts';
import { startPurging } from './purge.ts';
import { startSettling } from './settle-payments.ts';
import { sqlState } from './kernel/sql-state.ts';
import { StartRefusal } from './kernel/start-refusal.ts';
import { addExampleData } from './seed/example-data.ts';
import type { Site } from './shell/site.ts';

export type ServerOptions = {
  /** URL of a PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** Folder of uploaded images, beside the database if missing; shared by all servers of one database. */
  readonly filesFolder?: string;
  readonly desk: DeskAccess | null;
  /** True to fill an empty database with example data, and to update earlier example data. */
  readonly exampleData: boolean;
  /** True for the simulated gateway, which takes no money; without it online payment is off. */
  readonly simulatedGateway?: boolean;
  readonly trustedProxies?: number;
  readonly limitFactor?: number;
  readonly corsOrigins?: readonly string[];
  readonly log: (line: string) => void;
  readonly record?: ServerContext['record'];
};

/** A server with an open, migrated and, if configured, filled database. */
export type OpenServer = { readonly context: ServerContext; readonly close: () => Promise<void> };

export async function openServer(options: ServerOptions): Promise<OpenServer> {
  const { databaseUrl, dataFolder, filesFolder = path.join(dataFolder, 'files') } = options;
  const folder = databaseUrl === null ? await enterDataFolder(dataFolder) : null;
  try {
    const opened = await open(databaseUrl, folder);
    await prepare(opened, options);
    // An unfinished walk of the inspector has lost its server.
    if (options.desk) await endLeases(opened.db, { exceptHeld: false });
    const files = createFolderFileStorage(filesFolder);
    const folders = [filesFolder, ...(folder ? [dataFolder] : [])];
    const context = await createContext({ ...options, db: opened.db, files, folders });
    if (!context.codeSender) await withdrawVerifications(opened.db);
    const stopPurging = startPurging(context);
    const stopSettling = startSettling(context);
    return {
      context,
      close: async () => {
        await stopPurging();
        await stopSettling();
        await opened.close();
        await folder?.leave();
      },
    };
  } catch (failure) {
    await folder?.leave();
    throw failure;
  }
}

function open(databaseUrl: string | null, folder: DataFolder | null): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openDatabase({ kind: 'postgres', url: databaseUrl });
  return openDatabase({ kind: 'folder', path: folder?.databasePath ?? '' });
}

async function prepare(opened: OpenDatabase, { exampleData, log }: ServerOptions): Promise<void> {
  try {
    await requireVersion(opened);
    await opened.exclusively(async () => {
      await migrate(opened.db);
      if (exampleData) await fill(opened, log);
      else await hintWhenEmpty(opened, log);
    });
  } catch (failure) {
    await opened.close().catch(() => {});
    throw unreachable(failure) ?? failure;
  }
}

async function fill({ db }: OpenDatabase, log: (line: string) => void): Promise<void> {
  const { added, isForeign } = await addExampleData(db, new Date());
  if (added.length > 0) log(`Added the example data: ${added.join(', ')}.`);
  if (isForeign) log('The database has other data, so no example data was added.');
}

async function hintWhenEmpty({ db }: OpenDatabase, log: (line: string) => void): Promise<void> {
  const zone = await db.selectFrom('zone').select('id').limit(1).executeTakeFirst();
  if (!zone) log('The database has no zones. SUNDRY_EXAMPLE_DATA=1 fills it with example data.');
}

const OLDEST_POSTGRES = 15;

async function requireVersion({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version
  `.execute(db);
  const version = rows[0]?.version ?? '0';
  if (Number.parseInt(version, 10) < OLDEST_POSTGRES) {
    throw new StartRefusal(
      `The PostgreSQL of DATABASE_URL is ${version}: Sundry needs ${OLDEST_POSTGRES} or later.`,
    );
  }
}

/** Describes a failed connection in a sentence without the password. */
function unreachable(failure: unknown): StartRefusal | null {
  if (!(failure instanceof Error)) return null;
  const code = 'code' in failure ? String(failure.code) : '';
  const state = sqlState(failure) ?? '';
  const isNetwork = /^E[A-Z]+$/.test(code) || /timeout|terminated|ECONN/i.test(failure.message);
  const isRefusal = state.startsWith('28') || state.startsWith('3D') || state.startsWith('08');
  if (!isNetwork && !isRefusal) return null;
  const reason = failure.message || code;
  return new StartRefusal(
    `The PostgreSQL of DATABASE_URL cannot be used (${reason}): check that it runs, the address and the password.`,
  );
}

export type RunningServer = { readonly url: string; readonly close: () => Promise<void> };

/** Listens. Closing answers the running calls first. */
export async function listen(
  opened: OpenServer,
  { host, port, site }: { readonly host: string; readonly port: number; readonly site?: Site },
): Promise<RunningServer> {
  const app = createApp(opened.context, site);
  const server = await bound(app.fetch, host, port);
  const close = gracefulShutdown(server, WAITS);
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: async () => {
      await close();
      await opened.close();
    },
  };
}

/** Milliseconds for calls that are still arriving, and for running ones. */
export const WAITS = { grace: 500, lastRequests: 10_000 };
/** Longer than a load balancer keeps connections, so that the server never closes one in use. */
const KEEP_ALIVE = 65_000;

function bound(fetch: Parameters<typeof serve>[0]['fetch'], host: string, port: number) {
  return new Promise<Server>((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port }, () => resolve(server)) as Server;
    server.keepAliveTimeout = KEEP_ALIVE;
    server.on('error', (failure: NodeJS.ErrnoException) =>
      reject(cannotListen(failure, host, port)),
    );
  });
}

export function cannotListen(failure: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is in use: stop what is using it, or choose another one with PORT.`,
    EACCES: `Port ${port} may not be used by this account: choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: check HOST.`,
    ENOTFOUND: `This machine has no address ${host}: check HOST.`,
  };
  const reason = reasons[failure.code ?? ''];
  return reason ? new StartRefusal(reason) : failure;
}
