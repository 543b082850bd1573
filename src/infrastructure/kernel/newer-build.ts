import type { Platform } from './platform.ts';
import { KEYS } from './storage-keys.ts';

type Needs = Pick<
  Platform,
  'build' | 'currentUrl' | 'fetch' | 'onCodeMissing' | 'reload' | 'sessionStore'
>;

/**
 * A page that stayed open during a release requests code that no longer exists, and is reloaded: only if the
 * server has another build, so that a brief outage loses nothing, and once per build, so that the page never
 * reloads in a loop.
 */
export const moveToNewerBuild = (platform: Needs): (() => void) =>
  platform.onCodeMissing(() => void leaveThisBuild(platform));

async function leaveThisBuild({ build, sessionStore, reload, ...platform }: Needs): Promise<void> {
  if (sessionStore.read(KEYS.buildLeft) === build) return;
  const page = await pageOf(platform);
  if (page === null || page.includes(build)) return;
  sessionStore.write(KEYS.buildLeft, build);
  reload();
}

/** Null when the page cannot be fetched. */
async function pageOf({
  currentUrl,
  fetch,
}: Pick<Needs, 'currentUrl' | 'fetch'>): Promise<string | null> {
  try {
    const response = await fetch(currentUrl().pathname, { headers: { Accept: 'text/html' } });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
