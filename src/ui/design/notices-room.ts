import { useLayoutEffect, type RefObject } from 'react';
import { scrollToFocus } from './keep-focus-in-sight.ts';

const ROOM = '--notices-room';

/** Height of the notices at the foot of the window; 0 without any. */
export const noticesRoom = `var(${ROOM}, 0px)`;

/** Height of a phone's tab bar; 0 without one. */
export const tabBar = 'var(--tab-bar, 0px)';

/** Room a page leaves at the foot: the tab bar, or the notices above it. */
export const footRoom = `max(${noticesRoom}, ${tabBar})`;

/** Safe area at the foot; 0 above a tab bar, which pads it itself. */
export const safeFoot = 'var(--safe-foot, env(safe-area-inset-bottom, 0px))';

/** Bars at the foot set `--bottom-bars` to their height, so that notices stand above them. */
export const noticesBottom = {
  base: `calc(var(--bottom-bars, 0px) + ${tabBar})`,
  md: 'calc(var(--bottom-bars, 0px) + 1rem)',
} as const;

/** Ref callback of a fixed bar at the foot: notices stand above it without moving it. */
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

/** Measures the notices, so that pages leave room and nothing is covered. */
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

const regions = new Set<HTMLElement>();
/** Frames of open overlays, topmost last. */
const frames: HTMLElement[] = [];

/** Notices avoid this frame until it is removed. */
export function standsOver(frame: HTMLElement): () => void {
  frames.push(frame);
  const placeAll = () => regions.forEach(place);
  placeAll();
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(placeAll) : null;
  observer?.observe(frame);
  for (const part of frame.children) observer?.observe(part);
  // The foot may render later than the frame, with its data.
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
  leaveRoomIn(frame, region.offsetHeight + GAP);

  const { style } = document.documentElement;
  // Setting a variable on the root restyles the whole page.
  if (isShown && !frame) {
    style.setProperty(ROOM, `${Math.ceil(innerHeight - region.getBoundingClientRect().top)}px`);
  } else if (style.getPropertyValue(ROOM) !== '') style.removeProperty(ROOM);
}

/** A focused element scrolls above notices that appear or grow after its focus. */
function leaveRoomIn(frame: HTMLElement | undefined, height: number): void {
  const before = Number.parseFloat(frame?.style.getPropertyValue(ROOM) ?? '') || 0;
  frames.forEach(({ style }) => style.removeProperty(ROOM));
  if (!frame) return;
  frame.style.setProperty(ROOM, `${height}px`);
  if (height > before) scrollToFocus(frame);
}

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly foot: number;
};

const footOf = (frame: HTMLElement): HTMLElement | null => frame.querySelector('[data-foot]');

/** The resting box: while it animates in, it is elsewhere. */
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
/** Height of a notice of two lines, in pixels. */
const HIGH_ENOUGH = 104;

const WHERE_IT_WAS = { left: '', right: '', bottom: '', width: '' };

/** Beside the frame; without room there, over its scrolled part and above its foot. */
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
