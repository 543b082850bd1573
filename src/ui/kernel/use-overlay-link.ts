import { useLocation } from 'react-router-dom';
import { OVERLAY_ENTRY } from '#application/kernel/overlay-entry.ts';

/**
 * Opens something over the page one is on. The page stays in the address and beneath in the history, so
 * that Back and closing lead to the same place.
 */
export function useOverlayLink(name: 'item' | 'drawer', value: string) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  params.set(name, value);
  return {
    to: { search: `?${params.toString()}` },
    state: OVERLAY_ENTRY,
    preventScrollReset: true,
  };
}
