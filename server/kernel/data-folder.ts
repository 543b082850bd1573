import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefusal } from './start-refusal.ts';

/** A folder that is ours until `leave`. */
export type DataFolder = { readonly databasePath: string; readonly leave: () => Promise<void> };

type Lock = {
  readonly pid: number;
  /** When that process began: a number that is used again does not look like its predecessor. */
  readonly began: string | null;
  readonly token: string;
};

/**
 * Takes the folder for this process alone: the embedded database would let two processes write over
 * each other. The lock of a process that is gone is taken over.
 */
export async function enterDataFolder(folder: string): Promise<DataFolder> {
  await makeFolder(folder);
  const file = path.join(folder, 'server.lock');
  const own: Lock = { pid: process.pid, began: beganAt(process.pid), token: randomUUID() };
  const taken = (await created(file, own)) || (await tookOver(file, own));
  if (!taken) {
    const holder = await read(file);
    throw new StartRefusal(
      `Another server (process ${holder?.pid ?? 'unknown'}) is already using the data folder ${folder}: ` +
        'stop it, or choose another folder with SUNDRY_DATA_DIR.',
    );
  }
  return {
    databasePath: path.join(folder, 'database'),
    leave: async () => {
      if ((await read(file))?.token === own.token) await rm(file, { force: true });
    },
  };
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

/** One folder after the other: made all at once, a place such as /proc keeps Node busy for ever. */
async function makeEachFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeEachFolder(path.dirname(folder));
  await mkdir(folder).catch((failure: unknown) => {
    if (reasonOf(failure) !== 'EEXIST') throw failure;
  });
}

async function created(file: string, own: Lock): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(own), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

const SETTLING = 150;

/** Replaces a dead process's lock. Of two that try at once, the last to write is the one that stays. */
async function tookOver(file: string, own: Lock): Promise<boolean> {
  const holder = await read(file);
  if (holder && isAlive(holder)) return false;
  const draft = `${file}.${own.token}`;
  await writeFile(draft, JSON.stringify(own));
  await rename(draft, file);
  await sleep(SETTLING);
  return (await read(file))?.token === own.token;
}

async function read(file: string): Promise<Lock | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Lock;
  } catch {
    return null;
  }
}

function isAlive({ pid, began }: Lock): boolean {
  try {
    process.kill(pid, 0);
  } catch (failure) {
    return reasonOf(failure) === 'EPERM';
  }
  return began === null || began === beganAt(pid);
}

/** The start time of a process in ticks since boot, where the system tells it (Linux). */
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
