import { useEffect, useRef, type RefObject } from 'react';
import { useIsBack } from '#ui/kernel/use-address.ts';
import { usePage } from './use-page.ts';

/**
 * A new page gets the focus, so that it is announced and the keyboard starts there; after a link
 * it also scrolls to the top. Overlays in the address are no new page.
 */
export function usePageArrival(): RefObject<HTMLDivElement | null> {
  const main = useRef<HTMLDivElement>(null);
  const page = usePage();
  const isBack = useIsBack();
  const arrived = useRef(page);
  useEffect(() => {
    if (arrived.current === page) return;
    arrived.current = page;
    if (!document.querySelector('[aria-modal="true"]')) {
      main.current?.focus({ preventScroll: true });
    }
    if (!isBack) scrollTo({ top: 0, behavior: 'instant' });
  }, [page, isBack]);
  return main;
}
