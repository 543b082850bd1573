import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

export type Derivation = {
  readonly number: number;
  readonly password: string;
  readonly salt: Uint8Array;
  readonly keyBytes: number;
  readonly cost: { readonly N: number; readonly r: number; readonly p: number };
};
export type Derived = { readonly number: number; readonly key: Uint8Array | null };

/* Separate thread, so that files and pages do not wait for passwords: one at a time. */
parentPort?.on('message', ({ number, password, salt, keyBytes, cost }: Derivation) => {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  let key: Uint8Array | null = null;
  try {
    key = scryptSync(password, salt, keyBytes, options);
  } catch {
    // The stored hash has impossible parameters: no password matches it.
  }
  parentPort?.postMessage({ number, key } satisfies Derived);
});
