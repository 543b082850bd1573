import { useEffect, useRef, type RefObject } from 'react';

/** When a page turns into another, the reader starts at its heading. */
export function useFocusOnce<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}
