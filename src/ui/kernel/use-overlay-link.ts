import { useCallback } from 'react';
import { OVERLAY_ENTRY } from '#application/kernel/overlay-entry.ts';
import { useAddress } from './use-address.ts';

type Overlay = 'item' | 'vehicle' | 'drawer';

/**
 * Links that open something over the page. The page stays in the address and beneath in the history, so
 * that Back and closing lead to the same place.
 */
export function useOverlayLinks(name: Overlay) {
  const { search } = useAddress();
  return useCallback(
    (value: string) => {
      const params = new URLSearchParams(search);
      params.set(name, value);
      return {
        to: { search: `?${params.toString()}` },
        state: OVERLAY_ENTRY,
        preventScrollReset: true,
      };
    },
    [name, search],
  );
}

export const useOverlayLink = (name: Overlay, value: string) => useOverlayLinks(name)(value);
