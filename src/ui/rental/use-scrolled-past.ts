import { useSyncExternalStore } from 'react';

/** Pixels after which the bar with the prices is shown. */
const BAR_AFTER = 200;

export const showsBar = (scrollY: number): boolean => scrollY > BAR_AFTER;

function watchScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** Whether the page is scrolled so far that its first prices are out of sight. */
export const useShowsBar = (): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => showsBar(scrollY),
    () => false,
  );
