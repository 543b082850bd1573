/** A chart in a scrolling frame: it opens at the initial state, at a readable size. */
export type PictureFrame = {
  readonly zoom: (by: number) => void;
  /** Shows all of it, however small. */
  readonly fit: () => void;
  /** Shows the initial state at the readable size. */
  readonly begin: () => void;
};

/** Below this scale the letters are unreadable. */
const SMALLEST_READABLE = 0.95;
/** Larger in narrow frames, which are on hand-held devices. */
const READABLE = 1.1;
const LIMITS = { least: 0.2, most: 3 };

/** `shown` returns the element to scroll to; without one, the frame opens at the initial state. */
export function framed(frame: HTMLElement, shown: () => Element | null): PictureFrame {
  const svg = frame.querySelector('svg');
  const width = Number(svg?.getAttribute('width'));
  const height = Number(svg?.getAttribute('height'));
  let scale = 1;

  const draw = (next: number) => {
    scale = Math.min(LIMITS.most, Math.max(LIMITS.least, next));
    if (!svg) return;
    svg.style.maxWidth = 'none';
    svg.style.width = `${width * scale}px`;
    svg.style.height = `${height * scale}px`;
  };
  const fitting = () => (width === 0 ? 1 : Math.min(1, (frame.clientWidth - 16) / width));
  /** The point `at`, by default the middle of the frame, keeps its place. */
  const zoom = (
    by: number,
    at: Point = { x: frame.clientWidth / 2, y: frame.clientHeight / 2 },
  ) => {
    const [x, y] = [frame.scrollLeft + at.x, frame.scrollTop + at.y];
    const before = scale;
    draw(scale * by);
    frame.scrollLeft = (x / before) * scale - at.x;
    frame.scrollTop = (y / before) * scale - at.y;
  };
  const begin = () => {
    draw(fitting() >= SMALLEST_READABLE ? fitting() : READABLE);
    const found = shown();
    const at = (found ?? frame.querySelector('.initial') ?? svg)?.getBoundingClientRect();
    if (!at) return;
    const room = frame.getBoundingClientRect();
    frame.scrollLeft += middle(at.left - room.left, at.width) - room.width / 2;
    frame.scrollTop += found
      ? middle(at.top - room.top, at.height) - room.height / 2
      : at.top - room.top - 24;
  };

  frame.onkeydown = ({ key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') zoom(1.25);
    if (key === '-') zoom(0.8);
    if (key === '0') begin();
  };
  frame.ontouchstart = (touched) => pinch(frame, touched, zoom);
  begin();
  return { zoom: (by) => zoom(by), fit: () => draw(fitting()), begin };
}

const middle = (start: number, length: number): number => start + length / 2;

type Point = { readonly x: number; readonly y: number };

/** Zooms with two fingers, around what is between them; one finger scrolls natively. */
function pinch(
  frame: HTMLElement,
  { touches }: TouchEvent,
  zoom: (by: number, at: Point) => void,
): void {
  if (touches.length !== 2) return;
  let apart = distance(touches);
  frame.ontouchmove = (moved) => {
    if (moved.touches.length !== 2) return;
    moved.preventDefault();
    const now = distance(moved.touches);
    zoom(now / apart, between(moved.touches, frame.getBoundingClientRect()));
    apart = now;
  };
  frame.ontouchend = () => {
    frame.ontouchmove = null;
  };
}

function between([a, b]: TouchList, { left, top }: DOMRect): Point {
  return a && b
    ? {
        x: (a.clientX + b.clientX) / 2 - left,
        y: (a.clientY + b.clientY) / 2 - top,
      }
    : { x: 0, y: 0 };
}

function distance([a, b]: TouchList): number {
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 1;
}
