import { useEffect, useRef, type RefObject } from 'react';
import { useIsBack } from '#ui/kernel/use-address.ts';
import { usePage } from './use-page.ts';

/**
 * On a new page the focus goes to it, so that it is announced and the keyboard starts there, and a page
 * come to by a link begins at its top. Overlays in the address bar are no new page.
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
