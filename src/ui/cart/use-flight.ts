import { useEffect, useRef, type RefObject } from 'react';
import { fly } from '#ui/design/fly.ts';

/**
 * Animates the picture to the cart once the item is in it. Call the returned function with the
 * press.
 */
export function useFlight(frame: RefObject<HTMLElement | null>, isInCart: boolean): () => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isInCart) return;
    if (isAwaited.current) fly(frame.current?.closest('article')?.querySelector('img'));
    isAwaited.current = false;
  }, [frame, isInCart]);
  return () => void (isAwaited.current = true);
}
