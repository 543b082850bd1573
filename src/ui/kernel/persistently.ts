const ATTEMPTS = 4;
const PAUSE_MILLISECONDS = 1_500;

/** Code that could not be had, though it was asked for several times. */
export class CodeUnavailable extends Error {
  override readonly name = 'CodeUnavailable';
}

/**
 * Fetches code that is wanted only now. A line that is down for a moment must not break the page for
 * good, so the code is asked for again: as soon as the browser is online, else after a pause.
 */
export async function persistently<Code>(
  load: () => Promise<Code>,
  attempts: number = ATTEMPTS,
): Promise<Code> {
  try {
    return await load();
  } catch (failure) {
    if (attempts <= 1) throw new CodeUnavailable('Code could not be fetched', { cause: failure });
    await (navigator.onLine ? pause() : online());
    return persistently(load, attempts - 1);
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));
