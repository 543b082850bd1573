import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * On a new page the focus goes to it, so that it is announced and the keyboard starts there, and a page
 * come to by a link begins at its top. Overlays in the address bar are no new page.
 */
export function usePageArrival(): RefObject<HTMLDivElement | null> {
  const main = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const type = useNavigationType();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (!document.querySelector('[aria-modal="true"]')) {
      main.current?.focus({ preventScroll: true });
    }
    if (type !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, type]);
  return main;
}
