import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { SECOND } from '#domain/kernel/instant.ts';
import { tooMany } from '#server/kernel/limits.ts';
import type { Derivation, Derived } from './password-worker.ts';

/** Maximum of waiting hashes, in all and from one address: at 60 ms each, the last one waits two seconds. */
const LONGEST_QUEUE = 32;
const LONGEST_OF_ONE = 8;
const A_MOMENT = 2 * SECOND;

type Waiting = {
  readonly from: string | null;
  readonly resolve: (key: Uint8Array | null) => void;
  readonly reject: (failure: Error) => void;
};

const waiting = new Map<number, Waiting>();
let last = 0;
let worker: Worker | null = null;

/** Derives a key in the password thread, or refuses at once if the queue is full. */
export function derive(
  derivation: Omit<Derivation, 'number'>,
  from: string | null,
): Promise<Uint8Array | null> {
  const own = [...waiting.values()].filter((one) => from !== null && one.from === from);
  if (waiting.size >= LONGEST_QUEUE || own.length >= LONGEST_OF_ONE) {
    return Promise.reject(tooMany(A_MOMENT));
  }
  last += 1;
  const number = last;
  return new Promise((resolve, reject) => {
    waiting.set(number, { from, resolve, reject });
    worker ??= startWorker();
    worker.ref();
    worker.postMessage({ ...derivation, number } satisfies Derivation);
  });
}

/**
 * The file has this file's extension, in TypeScript or built. The worker keeps the process alive only while a key is
 * pending.
 */
function startWorker(): Worker {
  const file = `./password-worker${path.extname(import.meta.url)}`;
  const started = new Worker(new URL(file, import.meta.url));
  started.on('message', ({ number, key }: Derived) => {
    const one = waiting.get(number);
    waiting.delete(number);
    if (waiting.size === 0) started.unref();
    one?.resolve(key);
  });
  started.on('error', (failure: Error) => {
    worker = null;
    for (const one of waiting.values()) one.reject(failure);
    waiting.clear();
  });
  return started;
}
