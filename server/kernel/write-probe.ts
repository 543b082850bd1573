import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { DAY, SECOND } from '#domain/kernel/instant.ts';
import type { Db } from './database.ts';
import { coalesced } from './coalesced.ts';

/** Fails where something cannot be written, with the failure that an order or an upload would meet. */
export type WriteProbe = () => Promise<void>;

/** For how long a success holds: frequent probes must not wear the disk. */
const HOLDS = 5 * SECOND;
/** A page of a disk: less may find room where a row or an image does not. */
const BYTES = new Uint8Array(8_192).fill(1);

/** Writes a row of the database, and a file into each folder, which is deleted again. */
export function createWriteProbe(
  db: Db,
  folders: readonly string[] = [],
  clock: () => number = () => performance.now(),
): WriteProbe {
  let succeeded = -Infinity;
  return coalesced(async () => {
    if (clock() - succeeded < HOLDS) return;
    for (const folder of folders) await probeFolder(folder);
    await probeRow(db);
    succeeded = clock();
  });
}

async function probeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `probe-${randomUUID()}`);
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(BYTES);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}

/** Always the same one, among the counters that expire. */
async function probeRow(db: Db): Promise<void> {
  const ends = new Date(Date.now() + DAY);
  await db
    .insertInto('attempt')
    .values({ subject: 'write probe', began: new Date(0), ends, count: 0 })
    .onConflict((same) => same.columns(['subject', 'began']).doUpdateSet({ ends }))
    .execute();
}
