import { StartRefusal } from '#server/kernel/start-refusal.ts';

/** Runs a script; what keeps it from starting is one sentence on stderr and exit code 1. */
export async function inOneSentence(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (failure) {
    console.error(failure instanceof StartRefusal ? failure.message : failure);
    process.exitCode = 1;
  }
}

/** Closes down on Ctrl-C or when asked to end; a second Ctrl-C does not wait. */
export function untilStopped(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    close().then(
      () => process.exit(0),
      (failure: unknown) => {
        console.error(failure);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
