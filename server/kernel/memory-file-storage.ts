import { randomUUID } from 'node:crypto';
import type { FileStorage } from './file-storage.ts';

/** Keeps files for the life of the process, as an in-memory database keeps its rows. */
export function createMemoryFileStorage(now: () => number = Date.now): FileStorage {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly storedAt: Date }>();
  return {
    async put(bytes) {
      const name = randomUUID();
      files.set(name, { bytes: Uint8Array.from(bytes), storedAt: new Date(now()) });
      return name;
    },
    async get(name) {
      const file = files.get(name);
      return file ? Uint8Array.from(file.bytes) : null;
    },
    async delete(name) {
      files.delete(name);
    },
    async *list() {
      for (const [name, { storedAt }] of [...files]) yield { name, storedAt };
    },
  };
}
