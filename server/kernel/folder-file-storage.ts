import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from './file-storage.ts';

/** Suffix of an incomplete file; a complete one is renamed. */
const UNFINISHED = '.part';
const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stores files in a folder, created with the first one. Several servers may share it. */
export function createFolderFileStorage(folder: string): FileStorage {
  const at = (name: string) => path.join(folder, name);
  return {
    async put(bytes) {
      const name = randomUUID();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeThrough(at(name + UNFINISHED), bytes);
      await rename(at(name + UNFINISHED), at(name));
      return name;
    },
    async get(name) {
      if (!NAME.test(name)) return null;
      try {
        return Uint8Array.from(await readFile(at(name)));
      } catch (failure) {
        if (isMissing(failure)) return null;
        throw failure;
      }
    },
    async delete(name) {
      if (isOurs(name)) await rm(at(name), { force: true });
    },
    async *list() {
      for (const name of await namesIn(folder)) {
        const facts = await stat(at(name)).catch(unlessMissing);
        if (facts) yield { name, storedAt: facts.mtime };
      }
    },
  };
}

/** Flushes to disk before a row may name the file. */
async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Our files only; other files in the folder are left alone. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const entries = await opendir(folder).catch(unlessMissing);
  const names: string[] = [];
  for await (const { name } of entries ?? []) if (isOurs(name)) names.push(name);
  return names;
}

const isOurs = (name: string): boolean =>
  NAME.test(name.endsWith(UNFINISHED) ? name.slice(0, -UNFINISHED.length) : name);

const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';

function unlessMissing(failure: unknown): null {
  if (isMissing(failure)) return null;
  throw failure;
}
