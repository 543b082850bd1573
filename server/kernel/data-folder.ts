import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from './start-refusal.ts';

/** Data folder, held by this process until `leave`. */
export type DataFolder = { readonly databasePath: string; readonly leave: () => Promise<void> };

type Lock = {
  readonly pid: number;
  /** Start of the process: tells a reused process id from its predecessor. */
  readonly began: string | null;
};

/**
 * Takes the folder for this process alone: the embedded database would let two processes write over
 * each other.
 *
 * A lock is a folder `server.lock.<n>`. The highest number counts, and it never goes down: a holder that
 * leaves says so inside, and the next one makes n + 1. Of all that found the same holder gone only one can
 * make it, since it comes into being by a rename, complete, and only where there is none. One that was held
 * up so long that its number was made and tidied away meanwhile sees the higher one, and gives way.
 */
export async function enterDataFolder(folder: string): Promise<DataFolder> {
  await makeFolder(folder);
  for (;;) {
    const newest = await newestLock(folder);
    const holder = await holderOf(folder, newest);
    if (holder && isAlive(holder)) throw inUse(folder, holder);
    const own = newest + 1;
    if (!(await made(folder, own))) continue;
    if ((await newestLock(folder)) === own) {
      await tidy(folder, own - LOCKS_KEPT);
      return {
        databasePath: path.join(folder, 'database'),
        leave: () => writeFile(path.join(lockAt(folder, own), LEFT), ''),
      };
    }
    await rm(lockAt(folder, own), { recursive: true, force: true });
  }
}

const inUse = (folder: string, { pid }: Lock): StartRefusal =>
  new StartRefusal(
    `Another server (process ${pid}) is already using the data folder ${folder}: ` +
      'stop it, or choose another folder with SUNDRY_DATA_DIR.',
  );

const HOLDER = 'holder.json';
const LEFT = 'left';
/** Number of old locks that stay, so that a listing during a change still shows a newer one. */
const LOCKS_KEPT = 3;

/** An earlier version kept its lock in a file without a number: it counts as the lowest lock. */
const lockAt = (folder: string, number: number): string =>
  path.join(folder, number === 0 ? 'server.lock' : `server.lock.${number}`);

async function newestLock(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).map((name) => /^server\.lock\.(\d+)$/.exec(name)?.[1]);
  return Math.max(0, ...numbers.map((number) => Number(number ?? 0)));
}

/** Null if the holder has left, or crashed before it wrote its identity. */
async function holderOf(folder: string, number: number): Promise<Lock | null> {
  const lock = lockAt(folder, number);
  if (existsSync(path.join(lock, LEFT))) return null;
  try {
    const file = number === 0 ? lock : path.join(lock, HOLDER);
    return JSON.parse(await readFile(file, 'utf8')) as Lock;
  } catch {
    return null;
  }
}

/** Returns false if such a lock exists already. */
async function made(folder: string, number: number): Promise<boolean> {
  const draft = path.join(folder, `.lock-${process.pid}-${randomUUID()}`);
  const own: Lock = { pid: process.pid, began: beganAt(process.pid) };
  await mkdir(draft);
  await writeFile(path.join(draft, HOLDER), JSON.stringify(own));
  try {
    await rename(draft, lockAt(folder, number));
    return true;
  } catch (failure) {
    await rm(draft, { recursive: true, force: true });
    const isThere = ['EEXIST', 'ENOTEMPTY'].includes(reasonOf(failure));
    if (isThere || existsSync(lockAt(folder, number))) return false;
    throw failure;
  }
}

async function tidy(folder: string, upTo: number): Promise<void> {
  if (upTo < 0) return;
  const names = (await readdir(folder)).filter((name) => {
    const [isLock, number] = /^server\.lock(?:\.(\d+))?$/.exec(name) ?? [];
    return isLock !== undefined && Number(number ?? 0) <= upTo;
  });
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true });
}

async function makeFolder(folder: string): Promise<void> {
  const probe = path.join(folder, `.writable-${process.pid}`);
  try {
    await makeEachFolder(path.resolve(folder));
    await writeFile(probe, '');
    await rm(probe);
  } catch (failure) {
    throw new StartRefusal(
      `The data folder ${folder} cannot be written to (${reasonOf(failure)}): ` +
        'make it writable, or choose another one with SUNDRY_DATA_DIR.',
    );
  }
}

/** One folder at a time: a recursive mkdir in a place such as /proc keeps Node busy for ever. */
async function makeEachFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeEachFolder(path.dirname(folder));
  await mkdir(folder).catch((failure: unknown) => {
    if (reasonOf(failure) !== 'EEXIST') throw failure;
  });
}

function isAlive({ pid, began }: Lock): boolean {
  try {
    process.kill(pid, 0);
  } catch (failure) {
    return reasonOf(failure) === 'EPERM';
  }
  return began === null || began === beganAt(pid);
}

/** Start of a process in ticks since boot, where the system reports it (Linux). */
function beganAt(pid: number): string | null {
  try {
    const [, fields = ''] = /\)\s(.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return fields.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

const reasonOf = (failure: unknown): string =>
  failure instanceof Error && 'code' in failure ? String(failure.code) : String(failure);
