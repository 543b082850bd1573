import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { OVERLAY_ENTRY } from '#application/kernel/overlay-entry.ts';

type Overlay = 'item' | 'drawer';

/**
 * Links that open something over the page. The page stays in the address and beneath in the history, so
 * that Back and closing lead to the same place.
 */
export function useOverlayLinks(name: Overlay) {
  const { search } = useLocation();
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
