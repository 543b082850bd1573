import { afterEach, expect, test, vi } from 'vitest';
import { keepFocusInSight } from './keep-focus-in-sight.ts';

/** jsdom has no layout: the test sets heights and calls the observers. */
function aScrolledPart() {
  const part = document.createElement('div');
  part.innerHTML = '<button>Mild</button>';
  document.body.append(part);
  const button = part.querySelector('button') as HTMLButtonElement;
  button.scrollIntoView = vi.fn();
  let resized = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const sized = (height: number) => {
    Object.defineProperty(part, 'clientHeight', { value: height, configurable: true });
    resized();
  };
  Object.defineProperty(part, 'clientHeight', { value: 600, configurable: true });
  return { button, sized, disconnect, leave: keepFocusInSight(part) };
}

afterEach(() => document.body.replaceChildren());

test('what has the focus comes back into sight where its dialog loses height', () => {
  const { button, sized } = aScrolledPart();
  button.focus();
  sized(400);
  expect(button.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

test('nothing is scrolled where the dialog grows, or the focus is elsewhere', () => {
  const { button, sized, leave, disconnect } = aScrolledPart();
  sized(400);
  button.focus();
  sized(600);
  expect(button.scrollIntoView).not.toHaveBeenCalled();
  leave?.();
  expect(disconnect).toHaveBeenCalled();
});
