import { setTimeout as sleep } from 'node:timers/promises';
import { expect as playwright } from '@playwright/test';

/** A machine that is busy with something else must not look like a defect. */
const PATIENCE = 30_000;
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

/** Playwright's own waits for five seconds outside its runner, which a busy machine takes for one page. */
export const expect = playwright.configure({ timeout: PATIENCE });
