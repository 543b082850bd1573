import { useEffect, useRef, type RefObject } from 'react';
import { useAddress, useIsBack } from '#ui/kernel/use-address.ts';

/**
 * On a new page the focus goes to it, so that it is announced and the keyboard starts there, and a page
 * come to by a link begins at its top. Overlays in the address bar are no new page.
 */
export function usePageArrival(): RefObject<HTMLDivElement | null> {
  const main = useRef<HTMLDivElement>(null);
  const { pathname } = useAddress();
  const isBack = useIsBack();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (!document.querySelector('[aria-modal="true"]')) {
      main.current?.focus({ preventScroll: true });
    }
    if (!isBack) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, isBack]);
  return main;
}
