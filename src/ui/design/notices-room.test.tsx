import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { standsOver, useNoticesRoom } from './notices-room.ts';

function Notices() {
  const region = useRef<HTMLDivElement>(null);
  useNoticesRoom(region);
  return (
    <div ref={region} data-testid="region">
      <p data-notice="">Please pick a side</p>
    </div>
  );
}

/** jsdom has no layout: the test sets the height of the notices and calls the observers. */
function setUp() {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observers.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  render(
    <>
      <div data-testid="frame">
        <button>Fries</button>
      </div>
      <Notices />
    </>,
  );
  const button = screen.getByRole('button');
  button.scrollIntoView = vi.fn();
  const region = screen.getByTestId('region');
  const growTo = (height: number) => {
    Object.defineProperty(region, 'offsetHeight', { value: height, configurable: true });
    observers.forEach((measure) => measure());
  };
  onTestFinished(standsOver(screen.getByTestId('frame')));
  return { button, growTo };
}

test('a focused control scrolls above a notice that appears after its focus', () => {
  const { button, growTo } = setUp();
  button.focus();
  growTo(60);
  expect(button.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});

test('nothing scrolls when the notices shrink, or keep their height', () => {
  const { button, growTo } = setUp();
  growTo(60);
  button.focus();
  growTo(60);
  growTo(40);
  expect(button.scrollIntoView).not.toHaveBeenCalled();
});
