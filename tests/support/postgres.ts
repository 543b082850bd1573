import {
  execFile,
  spawn,
  spawnSync,
  type ChildProcess,
  type StdioOptions,
} from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
// eslint-disable-next-line tests/no-sleep -- between attempts to connect to a server that starts
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

/** A real PostgreSQL for tests, with an empty database for each. */
export type Postgres = {
  /** Creates an empty database and returns its URL. */
  readonly emptyDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
};

type StartedPostgres = OwnPostgres & { readonly url: string };

/** A PostgreSQL that a test may stop and start again, as an operator or a power cut would. */
export type OwnPostgres = Postgres & {
  /** `fast` ends every session in order; `immediate` leaves as a crash does. */
  readonly halt: (how: 'fast' | 'immediate') => Promise<void>;
  readonly resume: () => Promise<void>;
};

const OLDEST = 15;

/**
 * The PostgreSQL of `SUNDRY_TEST_DATABASE_URL` or of the run, or else one started from this machine's programs, in a folder
 * of its own and on a spare loopback port. Null, with a message, where neither is available.
 */
export async function startPostgres(): Promise<Postgres | null> {
  const given = process.env['SUNDRY_TEST_DATABASE_URL'] ?? process.env['SUNDRY_POSTGRES_OF_RUN'];
  if (given) return { emptyDatabase: () => createDatabase(given), stop: async () => {} };
  return startOwnPostgres();
}

/** A PostgreSQL from this machine's programs, regardless of the environment. */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  const started = await findOwnPostgres();
  if (started) return started;
  process.stderr.write(
    [
      '',
      '='.repeat(98),
      `NO POSTGRESQL ${OLDEST} OR LATER WAS FOUND: the tests that need one are SKIPPED.`,
      'Install it (apt-get install postgresql), or name one in SUNDRY_TEST_DATABASE_URL.',
      '='.repeat(98),
      '',
    ].join('\n'),
  );
  return null;
}

/** The same, without a message where there is none. */
export async function findOwnPostgres(): Promise<StartedPostgres | null> {
  const programs = await findPrograms();
  return programs ? startServer(programs) : null;
}

async function startServer(programs: string): Promise<StartedPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundry-postgres-'));
  await chmod(folder, 0o700);
  const as = { cwd: folder, ...(await ownerFor(folder)) };
  const program = (name: string) => path.join(programs, name);
  const data = path.join(folder, 'data');
  const port = await sparePort();
  const url = `postgres://sundry@127.0.0.1:${port}/postgres`;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 200,
  };

  let server: ChildProcess | null = null;
  // Not by pg_ctl, which starts it in a session of its own: then it outlives an interrupted test run.
  const resume = async () => {
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const stdio: StdioOptions = ['ignore', 'ignore', 'pipe'];
    server = spawn(program('postgres'), ['-D', data, ...args], { ...as, stdio });
    await untilItAnswers(server, url);
  };
  const halt = async (how: 'fast' | 'immediate') => {
    if (!server || hasEnded(server)) return;
    const ended = once(server, 'exit');
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };
  const haltAtExit = () => void server?.kill('SIGQUIT');

  await promisify(execFile)(
    program('initdb'),
    ['-D', data, '-U', 'sundry', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    as,
  );
  await resume();
  process.once('exit', haltAtExit);
  return {
    url,
    emptyDatabase: () => createDatabase(url),
    halt,
    resume,
    stop: async () => {
      process.off('exit', haltAtExit);
      await halt('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Fails with the server's output if it ends before. */
async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  for (;;) {
    if (hasEnded(server)) throw new Error(said);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch {
      await sleep(20);
    }
  }
}

let databases = 0;

async function createDatabase(server: string): Promise<string> {
  databases += 1;
  const name = `sundry_test_${process.pid}_${databases}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** Folder of the newest PostgreSQL's programs. */
async function findPrograms(): Promise<string | null> {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((one) => `${debian}/${one}/bin`),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/usr/local/pgsql/bin',
  ];
  return folders.find((folder) => versionIn(folder) >= OLDEST) ?? null;
}

function versionIn(folder: string): number {
  const needed = ['postgres', 'initdb'].map((program) => path.join(folder, program));
  if (!needed.every((program) => existsSync(program))) return 0;
  const { stdout } = spawnSync(needed[0] ?? '', ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout)?.[1] ?? 0);
}

/** PostgreSQL does not run as root: there it runs as the user of its package. */
async function ownerFor(folder: string): Promise<{ readonly uid?: number; readonly gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout);
  const owner = { uid: id('-u'), gid: id('-g') };
  await chown(folder, owner.uid, owner.gid);
  return owner;
}

function sparePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
