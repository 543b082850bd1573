import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

/** What the browser's session stores of an open pick-location modal. */
export function createMapModalTrace({
  sessionStore,
  onPageHide,
}: Pick<Platform, 'sessionStore' | 'onPageHide'>) {
  return {
    /** Marks the modal as open, until the returned function says that it was closed. */
    open(): () => void {
      sessionStore.write(KEYS.mapModalWasOpen, 'true');
      const stopWatching = onPageHide(() =>
        sessionStore.write(KEYS.mapModalClosedByRefresh, 'true'),
      );
      return () => {
        stopWatching();
        sessionStore.remove(KEYS.mapModalWasOpen);
        sessionStore.remove(KEYS.mapModalClosedByRefresh);
      };
    },
  };
}

/**
 * Whether a reload closed the modal. Answers yes once: both flags are gone afterwards. The flags are
 * there as well after leaving by Back or a link and coming again, which is no reload.
 */
export function takeMapModalInterruption({
  sessionStore,
  wasReloaded,
}: Pick<Platform, 'sessionStore' | 'wasReloaded'>): boolean {
  const interrupted = wasReloaded() && sessionStore.read(KEYS.mapModalClosedByRefresh) !== null;
  sessionStore.remove(KEYS.mapModalWasOpen);
  sessionStore.remove(KEYS.mapModalClosedByRefresh);
  return interrupted;
}
