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

/** Reference of a bar that stays at the foot of the window: notices stand above it, and it stays where it is. */
export function bottomBar(bar: HTMLElement | null) {
  if (!bar || !('ResizeObserver' in globalThis)) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isStuck = getComputedStyle(bar).position === 'sticky';
    if (isStuck) style.setProperty('--bottom-bars', `${bar.offsetHeight}px`);
    else style.removeProperty('--bottom-bars');
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bars');
  };
}

/** Measures the notices, so that a page leaves them its room and none is covered. */
export function useNoticesRoom(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = region;
    if (!current || !('ResizeObserver' in globalThis)) return;
    regions.add(current);
    const observer = new ResizeObserver(() => place(current));
    observer.observe(current);
    return () => {
      regions.delete(current);
      observer.disconnect();
      document.documentElement.style.removeProperty(ROOM);
    };
  }, [region]);
}

/** Where notices are shown. */
const regions = new Set<HTMLElement>();
/** The frames of what is open over the page, the uppermost last. */
const frames: HTMLElement[] = [];

/** Notices make way for this frame until it is taken away, and the frame for none of them. */
export function standsOver(frame: HTMLElement): () => void {
  frames.push(frame);
  const placeAll = () => regions.forEach(place);
  placeAll();
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(placeAll) : null;
  observer?.observe(frame);
  for (const part of frame.children) observer?.observe(part);
  // The foot may come later than the frame, with what is read.
  let foot = footOf(frame);
  const comes = new MutationObserver(() => {
    const there = footOf(frame);
    if (there === foot) return;
    foot = there;
    if (foot) observer?.observe(foot);
    placeAll();
  });
  comes.observe(frame, { childList: true, subtree: true });
  addEventListener('resize', placeAll);
  return () => {
    comes.disconnect();
    frames.splice(frames.indexOf(frame), 1);
    observer?.disconnect();
    removeEventListener('resize', placeAll);
    placeAll();
  };
}

function place(region: HTMLElement): void {
  const isShown = region.querySelector('[data-notice]') !== null;
  const frame = isShown ? frames.at(-1) : undefined;
  region.toggleAttribute('data-over', frame !== undefined);
  Object.assign(region.style, frame ? placeBeside(boxOf(frame)) : WHERE_IT_WAS);
  // In sight is what is scrolled above them.
  frames.forEach(({ style }) => style.removeProperty(ROOM));
  frame?.style.setProperty(ROOM, `${region.offsetHeight + GAP}px`);

  const { style } = document.documentElement;
  // Whatever is set here has browsers style the whole page anew.
  if (isShown && !frame) {
    style.setProperty(ROOM, `${Math.ceil(innerHeight - region.getBoundingClientRect().top)}px`);
  } else if (style.getPropertyValue(ROOM) !== '') style.removeProperty(ROOM);
}

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where its foot begins, or its end where it has none. */
  readonly foot: number;
};

const footOf = (frame: HTMLElement): HTMLElement | null => frame.querySelector('[data-foot]');

/** Where it has come to rest: while it comes it is elsewhere. */
function boxOf(frame: HTMLElement): Box {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = frame;
  const foot = footOf(frame);
  const bottom = innerHeight - top - offsetHeight;
  return {
    left,
    right: innerWidth - left - offsetWidth,
    top,
    bottom,
    foot: bottom + (foot?.offsetHeight ?? 0),
  };
}

const GAP = 16;
const NARROWEST = 240;
const WIDEST = 384;
/** What a notice of two lines needs. */
const HIGH_ENOUGH = 104;

const WHERE_IT_WAS = { left: '', right: '', bottom: '', width: '' };

/** In what the frame leaves free; where it leaves nothing, over what it scrolls and above its foot. */
function placeBeside({ left, right, top, bottom, foot }: Box) {
  const isMirrored = document.documentElement.dir === 'rtl';
  const sides = isMirrored ? ({ right, left } as const) : ({ left, right } as const);
  const beside = Object.entries(sides).find(([, free]) => free >= NARROWEST + 2 * GAP);
  if (beside) {
    const [side, free] = beside;
    const width = Math.min(WIDEST, free - 2 * GAP);
    const start = side === 'left' ? GAP : innerWidth - GAP - width;
    return inPixels(start, width, GAP);
  }
  const inner = innerWidth - left - right;
  const width = Math.min(WIDEST, inner - 2 * GAP);
  const start = left + (inner - width) / 2;
  if (bottom >= HIGH_ENOUGH) return inPixels(start, width, GAP);
  if (top >= HIGH_ENOUGH) return inPixels(start, width, innerHeight - top + GAP / 2);
  return inPixels(start, width, foot + GAP / 2);
}

const inPixels = (left: number, width: number, bottom: number) => ({
  left: `${left}px`,
  right: 'auto',
  width: `${width}px`,
  bottom: `${bottom}px`,
});
