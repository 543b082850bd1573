import { useLayoutEffect, type RefObject } from 'react';

const ROOM = '--notices-room';

/** How much of the window's foot the notices take up; nothing while there are none. */
export const noticesRoom = `var(${ROOM}, 0px)`;

/** Bars at the foot of a page set `--bottom-bars` to their height: notices stand above them. */
export const noticesBottom = {
  base: 'var(--bottom-bars, 0px)',
  md: 'calc(var(--bottom-bars, 0px) + 1rem)',
} as const;

/** Measures the notices, so that pages, dialogs and drawers leave them their room and none is covered. */
export function useNoticesRoom(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = region;
    if (!current || !('ResizeObserver' in globalThis)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isShown = current.querySelector('[data-notice]') !== null;
      const height = Math.ceil(innerHeight - current.getBoundingClientRect().top);
      style.setProperty(ROOM, isShown ? `${height}px` : '0px');
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [region]);
}
