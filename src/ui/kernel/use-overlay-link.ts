import { useCallback, type MouseEvent } from 'react';
import { OVERLAY_ENTRY, type OverlayName } from '#application/kernel/overlay-entry.ts';
import { opensHere } from '#ui/design/link.ts';
import { useSetOpening, type KnownItem } from './opening.tsx';
import { useAddress } from './use-address.ts';

/**
 * Links that open an overlay. The page stays in the address and beneath in the history, so Back
 * and closing lead to the same place. Known facts of an item show at once.
 */
export function useOverlayLinks(name: OverlayName) {
  const { pathname, search } = useAddress();
  const setOpening = useSetOpening();
  return useCallback(
    (value: string, known: KnownItem | null = null) => {
      const params = new URLSearchParams(search);
      params.set(name, value);
      return {
        to: { search: `?${params.toString()}` },
        state: OVERLAY_ENTRY,
        preventScrollReset: true,
        onClick: (event: MouseEvent) => {
          if (opensHere(event)) setOpening({ from: pathname + search, query: params, known });
        },
      };
    },
    [name, pathname, search, setOpening],
  );
}

export const useOverlayLink = (name: OverlayName, value: string, known: KnownItem | null = null) =>
  useOverlayLinks(name)(value, known);
