const ATTEMPTS = 4;
const PAUSE_MILLISECONDS = 1_500;

/** Code that failed to load after several attempts. */
export class CodeUnavailable extends Error {
  override readonly name = 'CodeUnavailable';
}

/**
 * Loads code with retries, so that a short outage does not break the page for good: at once when
 * the browser is back online, else after a pause.
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
