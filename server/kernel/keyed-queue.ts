import { httpError } from './http-error.ts';
import { UNAVAILABLE } from './unavailable.ts';

export type QueueLimits = {
  /** Concurrent tasks, in all and of one key. */
  readonly atOnce: number;
  readonly aboutOne: number;
  /** Maximum of waiting tasks, and of their wait in milliseconds; beyond either the response is 503. */
  readonly waiting: number;
  readonly patience: number;
};

type Waiting = { readonly about: string; readonly start: () => void };

/**
 * A first-in-first-out queue with a limit for each key. A waiting task holds no connection to the database: contention
 * for one row does not block other calls.
 */
export function createKeyedQueue({ atOnce, aboutOne, waiting: maxWaiting, patience }: QueueLimits) {
  const running = new Map<string, number>();
  let total = 0;
  let queue: readonly Waiting[] = [];

  const mayStart = (about: string) => total < atOnce && (running.get(about) ?? 0) < aboutOne;
  const begin = (about: string) => {
    total += 1;
    running.set(about, (running.get(about) ?? 0) + 1);
  };
  const end = (about: string) => {
    total -= 1;
    const left = (running.get(about) ?? 0) - 1;
    if (left > 0) running.set(about, left);
    else running.delete(about);
    const next = queue.find((one) => mayStart(one.about));
    if (next) next.start();
  };
  const turn = (about: string) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => void (queue = queue.filter((one) => one !== waiting));
      const timer = setTimeout(() => {
        leave();
        reject(httpError(503, 'unavailable', UNAVAILABLE));
      }, patience);
      const waiting: Waiting = {
        about,
        start: () => {
          clearTimeout(timer);
          leave();
          begin(about);
          resolve();
        },
      };
      queue = [...queue, waiting];
    });

  return async <Value>(about: string, work: () => Promise<Value>): Promise<Value> => {
    if (mayStart(about)) begin(about);
    else if (queue.length >= maxWaiting) throw httpError(503, 'unavailable', UNAVAILABLE);
    else await turn(about);
    try {
      return await work();
    } finally {
      end(about);
    }
  };
}
