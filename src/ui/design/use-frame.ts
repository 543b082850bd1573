import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { standsOver } from './notices-room.ts';

/** What tells of something wrong: regions that speak up, errors of fields, notices of that tone. */
const MESSAGES =
  '[role=alert]:not(:empty), [aria-invalid=true], [data-part=error-text], [data-tone=danger]';

/**
 * Keeps the frame of a dialog as high as it was, and what was pressed where it was, while it says what is wrong:
 * what holds the message is scrolled instead. Notices stand beside the frame or over it, and move nothing either.
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

  // The callback runs before the change is painted; what was painted last is the measure.
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

/** What was pressed, what scrolls with it, and how far down it stood in there. */
type Pressed = {
  readonly control: Element;
  readonly scrolled: Element | null;
  readonly at: number;
};

function pressedIn(frame: HTMLElement, control: Element): Pressed {
  const scrolled = scrolledAround(control, frame);
  return { control, scrolled, at: scrolled ? placeIn(scrolled, control) : 0 };
}

/** The part of the frame that scrolls with it; null for what stands beside that, such as the foot. */
function scrolledAround(control: Element, frame: HTMLElement): Element | null {
  let part: Element | null = control;
  while (part && part !== frame.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(part).overflowY)) return part;
    part = part.parentElement;
  }
  return null;
}

/** How far down it stands in what is scrolled, wherever that is scrolled to. */
const placeIn = (scrolled: Element, control: Element): number =>
  control.getBoundingClientRect().top - scrolled.getBoundingClientRect().top + scrolled.scrollTop;

/** What has come above the control is scrolled out of its way, as far as what has the focus stays in sight. */
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
