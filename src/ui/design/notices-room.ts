import { useLayoutEffect, type RefObject } from 'react';

const ROOM = '--notices-room';

/** How much of the window's foot the notices take up; nothing while there are none. */
export const noticesRoom = `var(${ROOM}, 0px)`;

/** The height of the tabs at the foot of a phone's window; nothing where there are none. */
export const tabBar = 'var(--tab-bar, 0px)';

/** What a page leaves free at the foot of the window: the tabs, or the notices above them. */
export const footRoom = `max(${noticesRoom}, ${tabBar})`;

/** What the device itself covers at the foot of the window; where there are tabs, they leave it free. */
export const safeFoot = 'var(--safe-foot, env(safe-area-inset-bottom, 0px))';

/** Bars at the foot of a page set `--bottom-bars` to their height: notices stand above them. */
export const noticesBottom = {
  base: `calc(var(--bottom-bars, 0px) + ${tabBar})`,
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
      // Whatever is set here has browsers style the whole page anew.
      if (isShown) style.setProperty(ROOM, `${height}px`);
      else if (style.getPropertyValue(ROOM) !== '') style.removeProperty(ROOM);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [region]);
}
