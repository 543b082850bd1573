import { expect, test } from 'vitest';
import { framed } from '@sundry/statecharts/picture-frame';

/** A drawing with its initial state far to the right, in a frame of that width. */
function aFrame(width: number) {
  const frame = document.createElement('div');
  frame.innerHTML = `<svg width="1000" height="600"><circle class="initial"/></svg>`;
  const [svg, dot] = ['svg', '.initial'].map((one) => frame.querySelector<SVGElement>(one));
  const scale = () => Number.parseFloat(svg?.style.width ?? '') / 1000;
  const at = (x: number, size: number) => () => new DOMRect(x, 20, size, size);
  Object.defineProperty(frame, 'clientWidth', { value: width });
  frame.getBoundingClientRect = at(0, width);
  if (dot) dot.getBoundingClientRect = () => at(900 * scale() - frame.scrollLeft, 14)();
  const moved = framed(frame, () => null);
  return {
    frame,
    moved,
    scale,
    press: (key: string): void => {
      frame.onkeydown?.(new KeyboardEvent('keydown', { key }));
    },
  };
}

test('on a phone a chart opens where it begins, no smaller than can be read', () => {
  const { frame, scale } = aFrame(356);

  expect(scale()).toBeCloseTo(1.1);
  expect(frame.scrollLeft).toBeCloseTo(900 * 1.1 + 7 - 356 / 2);
});

test('where there is room, all of a chart is seen', () => {
  expect(aFrame(1200).scale()).toBe(1);
});

test('keys and buttons make it larger and smaller, and show all of it', () => {
  const { moved, scale, press } = aFrame(356);

  press('+');
  expect(scale()).toBeCloseTo(1.375);
  press('-');
  expect(scale()).toBeCloseTo(1.1);
  moved.fit();
  expect(scale()).toBeCloseTo(0.34);
  press('0');
  expect(scale()).toBeCloseTo(1.1);
});

test('two fingers zoom around what is between them', () => {
  const { frame, moved, scale } = aFrame(356);
  moved.begin();
  const touch = (type: 'touchstart' | 'touchmove', ...xs: readonly number[]) => {
    const touches = xs.map((clientX) => ({ clientX, clientY: 40 }));
    const event = Object.assign(new Event(type, { cancelable: true }), { touches });
    frame[`on${type}`]?.(event as unknown as TouchEvent);
    return event.defaultPrevented;
  };
  const drawnAt = (x: number) => (frame.scrollLeft + x) / scale();
  const before = drawnAt(100);

  touch('touchstart', 50, 150);
  expect(touch('touchmove', 0, 200)).toBe(true);

  expect(scale()).toBeCloseTo(2.2);
  expect(drawnAt(100)).toBeCloseTo(before);
});
