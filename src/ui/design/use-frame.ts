import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { standsOver } from './notices-room.ts';

/** Error messages: live regions, field errors and error notices. */
const MESSAGES =
  '[role=alert]:not(:empty), [aria-invalid=true], [data-part=error-text], [data-tone=danger]';

/**
 * Keeps a dialog's height and the pressed control's position while an error message appears; the
 * scrolled part takes the difference. Notices stand outside the frame or over it.
 */
export function useFrame(content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (content.current ? standsOver(content.current) : undefined), [content]);
  useEffect(() => (content.current ? keepHeight(content.current) : undefined), [content]);
}

function keepHeight(frame: HTMLElement): (() => void) | undefined {
  if (!('ResizeObserver' in globalThis)) return undefined;
  let height = frame.offsetHeight;
  let isKept = false;
  let pressed: Pressed | null = null;
  const setKept = (kept: boolean) => {
    if (kept === isKept) return;
    isKept = kept;
    frame.style.height = kept && height > 0 ? `${height}px` : '';
  };

  // Mutation observers run before paint: the last painted geometry is the reference.
  const changes = new MutationObserver(() => {
    if (!pressed) return;
    const hasMessage = frame.querySelector(MESSAGES) !== null;
    setKept(hasMessage);
    if (hasMessage) keepInPlace(pressed);
  });
  changes.observe(frame, { childList: true, subtree: true, attributes: true, characterData: true });
  const sizes = new ResizeObserver(([entry]) => {
    if (!isKept) height = entry?.borderBoxSize[0]?.blockSize ?? frame.offsetHeight;
  });
  sizes.observe(frame);
  const press = ({ target }: Event) => {
    if (target instanceof Element) pressed = pressedIn(frame, target);
  };
  const release = () => setKept(false);
  const heard = ['pointerdown', 'keydown'] as const;
  heard.forEach((type) => frame.addEventListener(type, press, true));
  addEventListener('resize', release);
  return () => {
    changes.disconnect();
    sizes.disconnect();
    heard.forEach((type) => frame.removeEventListener(type, press, true));
    removeEventListener('resize', release);
  };
}

/** The pressed control, its scroll container, and its offset there. */
type Pressed = {
  readonly control: Element;
  readonly scrolled: Element | null;
  readonly at: number;
};

function pressedIn(frame: HTMLElement, control: Element): Pressed {
  const scrolled = scrolledAround(control, frame);
  return { control, scrolled, at: scrolled ? placeIn(scrolled, control) : 0 };
}

/** Scroll container of the control within the frame; null for the foot and other fixed parts. */
function scrolledAround(control: Element, frame: HTMLElement): Element | null {
  let part: Element | null = control;
  while (part && part !== frame.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(part).overflowY)) return part;
    part = part.parentElement;
  }
  return null;
}

/** Offset within the scrolled content, independent of the scroll position. */
const placeIn = (scrolled: Element, control: Element): number =>
  control.getBoundingClientRect().top - scrolled.getBoundingClientRect().top + scrolled.scrollTop;

/**
 * Scrolls by the height of what appeared above the control, as far as the focused element stays
 * visible.
 */
function keepInPlace({ control, scrolled, at }: Pressed): void {
  if (!scrolled?.contains(control)) return;
  const moved = placeIn(scrolled, control) - at;
  if (moved <= 0) return;
  scrolled.scrollTop += moved;
  const focused = document.activeElement;
  if (focused && focused !== control && scrolled.contains(focused)) {
    focused.scrollIntoView({ block: 'nearest' });
  }
}
