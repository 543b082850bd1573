export type StoredFile = { readonly name: string; readonly storedAt: Date };

/**
 * Storage of files outside the database: a folder or an object store. Names are random and assigned by the storage,
 * so they reveal nothing and never collide. A file is stored before its row is written, and the row is deleted before
 * the file: a process that ends in between leaves a file without a row, which the purge finds, and never a row
 * without a file.
 */
export interface FileStorage {
  /** Atomic. */
  put(bytes: Uint8Array): Promise<string>;
  /** Null if missing. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing if missing. */
  delete(name: string): Promise<void>;
  /** All files, in any order. */
  list(): AsyncIterable<StoredFile>;
}
