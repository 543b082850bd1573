import cluster, { type Worker } from 'node:cluster';
import { untilStopped } from './process.ts';

/** Milliseconds until a worker that could not begin is begun anew: twice as long after each try in vain. */
export type Pauses = { readonly first: number; readonly longest: number };
const PAUSES: Pauses = { first: 1_000, longest: 30_000 };

/**
 * Runs this script so many times at one address, with these variables besides. One that ends is replaced, also where
 * none is left, as after the database was away: then with growing pauses, until one can begin. Where none has ever
 * begun, it ends with code 1. Told to stop, it waits until each has answered its last calls.
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
    // A signal would be the second one where a terminal has told all processes to stop.
    if (hasBegun) worker.send(STOP);
    // It does not listen to words yet, and has nothing to end.
    else worker.process.kill();
  });
}

/** In a worker: closes down when told to by the process that began it. */
export function untilToldToStop(stop: () => void): void {
  process.on('message', (said) => {
    if (said === STOP) stop();
  });
}

/** Whether this process only begins others. */
export const { isPrimary } = cluster;

/** Whether it is the one that speaks for all of them: the first that was begun, or the only one. */
export const isFirst = (): boolean => (cluster.worker?.id ?? 1) === 1;
