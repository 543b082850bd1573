import { useEffect, useRef, type RefObject } from 'react';
import { fly } from '#ui/design/fly.ts';

/** What was put into the cart by a press here is seen on its way there, once the cart has it. Call it with the press. */
export function useFlight(frame: RefObject<HTMLElement | null>, isInCart: boolean): () => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isInCart) return;
    if (isAwaited.current) fly(frame.current?.closest('article')?.querySelector('img'));
    isAwaited.current = false;
  }, [frame, isInCart]);
  return () => void (isAwaited.current = true);
}
