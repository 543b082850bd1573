/** A file as it lies in storage. */
export type StoredFile = { readonly name: string; readonly storedAt: Date };

/**
 * Where files lie that are no rows: in a folder, or with an object store. A name is random and given by the
 * storage, so it says nothing and is never taken twice.
 *
 * A file is put before the row that names it, and the row is deleted before the file. So a process that ends
 * in between leaves a file without a row, which the purge finds, and never a row without a file.
 */
export interface FileStorage {
  /** Whole or not at all. */
  put(bytes: Uint8Array): Promise<string>;
  /** Null when there is none. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing when there is none. */
  delete(name: string): Promise<void>;
  /** Everything that lies there, in any order. */
  list(): AsyncIterable<StoredFile>;
}
