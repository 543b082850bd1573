import { useCallback, useSyncExternalStore } from 'react';

const ask = (query: string) => globalThis.matchMedia?.(query);

/** Whether something is so of the window or of the device, and that it may change; `unknown` where that cannot be asked. */
export function useMediaQuery(query: string, unknown = false): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const asked = ask(query);
      asked?.addEventListener('change', changed);
      return () => asked?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => ask(query)?.matches ?? unknown,
    () => unknown,
  );
}
