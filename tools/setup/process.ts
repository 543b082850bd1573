import { StartRefusal } from '#server/kernel/start-refusal.ts';

/** Runs a script; a failure to start is one sentence on stderr and exit code 1. */
export async function inOneSentence(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (failure) {
    console.error(failure instanceof StartRefusal ? failure.message : failure);
    process.exitCode = 1;
    // A child process would wait for further messages of its parent.
    if (process.connected) process.exit();
  }
}

/**
 * Shuts down on Ctrl-C or SIGTERM; a second Ctrl-C does not wait. The returned function shuts down, too, and
 * never synchronously.
 */
export function untilStopped(close: () => Promise<void>): () => void {
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    close().then(
      () => process.exit(),
      (failure: unknown) => {
        console.error(failure);
        process.exit(1);
      },
    );
  };
  const stop = () => {
    if (stopping) process.exit(1);
    begin();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return begin;
}
