import type { Platform } from './platform.ts';
import { KEYS } from './storage-keys.ts';

type Needs = Pick<
  Platform,
  'build' | 'currentUrl' | 'fetch' | 'onCodeMissing' | 'reload' | 'sessionStore'
>;

/**
 * A page that was open while a new build came out asks for code that is gone. It is loaded anew then:
 * only when the server has another build, so that nothing is lost to a moment without one, and once a
 * build, so that a page never goes round in circles.
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

/** The page as the server sends it now; null where there is none. */
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
