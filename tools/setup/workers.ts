import cluster, { type Worker } from 'node:cluster';
import { untilStopped } from './process.ts';

/** The delay in milliseconds before a failed worker is restarted, doubled after each failure. */
export type Pauses = { readonly first: number; readonly longest: number };
const PAUSES: Pauses = { first: 1_000, longest: 30_000 };

/**
 * Runs this script in that many processes at one address, with these additional variables. A worker that ends
 * is replaced, also where none is left, as after a loss of the database: then with growing delays, until one
 * can start. Where none has ever started, it ends with code 1. On stop it waits until each has answered its
 * last calls.
 */
export function runWorkers(
  count: number,
  env: Readonly<Record<string, string>>,
  pauses: Pauses = PAUSES,
): void {
  const open = new Set<Worker>();
  let hasAnswered = false;
  let pause = pauses.first;
  let isStopping = false;

  const begin = () => {
    if (!isStopping) cluster.fork(env);
  };
  for (let at = 0; at < count; at += 1) begin();
  cluster.on('listening', (worker) => {
    open.add(worker);
    hasAnswered = true;
    pause = pauses.first;
  });
  cluster.on('exit', (worker, code, signal) => {
    const hadBegun = open.delete(worker);
    if (isStopping) return;
    if (!hasAnswered) {
      process.exitCode = 1;
      void stop();
      return;
    }
    const reason = `(${signal || code})`;
    if (hadBegun) {
      console.error(`A worker exited ${reason} and is replaced.`);
      begin();
      return;
    }
    const left = open.size === 0 ? ' No worker is running.' : '';
    console.error(
      `A worker failed to start ${reason}.${left} Next try in ${pause / 1_000} seconds.`,
    );
    setTimeout(begin, pause);
    pause = Math.min(2 * pause, pauses.longest);
  });
  untilStopped(stop);

  async function stop(): Promise<void> {
    isStopping = true;
    await Promise.all(workers().map((worker) => ended(worker, open.has(worker))));
  }
}

const workers = (): readonly Worker[] =>
  Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);

const STOP = 'stop';

function ended(worker: Worker, hasBegun: boolean): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    // A signal would be the second one where a terminal has stopped all processes.
    if (hasBegun) worker.send(STOP);
    // It does not receive messages yet, and has nothing to shut down.
    else worker.process.kill();
  });
}

/** In a worker: shuts down on a message of the primary. */
export function untilToldToStop(stop: () => void): void {
  process.on('message', (said) => {
    if (said === STOP) stop();
  });
}

/** True in the process that only starts others. */
export const { isPrimary } = cluster;

/** True in the first worker, or in the only process: it reports for all. */
export const isFirst = (): boolean => (cluster.worker?.id ?? 1) === 1;
