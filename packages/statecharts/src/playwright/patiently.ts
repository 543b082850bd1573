import { setTimeout as sleep } from 'node:timers/promises';
import { expect as playwright } from '@playwright/test';

/** Generous: load on the machine must not look like a defect. */
const PATIENCE = 30_000;
const PAUSE = 40;

/** Retries until the assertion holds, or fails with its error. */
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

/** Playwright's own default outside its runner is five seconds, which a page may take on a busy machine. */
export const expect = playwright.configure({ timeout: PATIENCE });
