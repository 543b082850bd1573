import { useCallback, useSyncExternalStore } from 'react';

const ask = (query: string) => globalThis.matchMedia?.(query);

/** Live result of a media query; `unknown` where there is none, as on the server. */
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
