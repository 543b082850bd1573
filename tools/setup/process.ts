import { StartRefusal } from '#server/kernel/start-refusal.ts';

/** Runs a script; what keeps it from starting is one sentence on stderr and exit code 1. */
export async function inOneSentence(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (failure) {
    console.error(failure instanceof StartRefusal ? failure.message : failure);
    process.exitCode = 1;
    // One that another process has begun would wait for its next word.
    if (process.connected) process.exit();
  }
}

/**
 * Closes down on Ctrl-C or when asked to end; a second Ctrl-C does not wait. What it answers closes down, too, and
 * never at once.
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
