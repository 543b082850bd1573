import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 15_000;
const PAUSE = 40;

/** Looks again and again until it is so, or complains. */
export async function patiently(
  complaint: string | (() => Error | Promise<Error>),
  look: () => Promise<true | null>,
  patience = PATIENCE,
): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < patience;) {
    if (await look()) return;
    await sleep(PAUSE);
  }
  throw typeof complaint === 'string' ? new Error(complaint) : await complaint();
}
