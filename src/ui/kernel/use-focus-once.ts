import { useEffect, useRef, type RefObject } from 'react';

/** When a page turns into another, moves the focus to its heading and scrolls to the top. */
export function useFocusOnce<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    part.current?.focus({ preventScroll: true });
  }, []);
  return part;
}
