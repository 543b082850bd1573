import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export function createMapModalTrace({
  sessionStore,
  onPageHide,
}: Pick<Platform, 'sessionStore' | 'onPageHide'>) {
  return {
    /** Marks the modal as open until the returned function is called. */
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
 * True, once, when a reload closed the modal; clears both flags. The flags also remain after leaving by Back
 * or a link and returning, which is no reload.
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
