import { useSyncExternalStore } from 'react';

/** Scroll distance in pixels after which the price bar shows. */
const BAR_AFTER = 200;

export const showsBar = (scrollY: number): boolean => scrollY > BAR_AFTER;

function watchScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** True once the page's first prices have scrolled out of view. */
export const useShowsBar = (): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => showsBar(scrollY),
    () => false,
  );
