import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Remains of a closed dialog or drawer, until its exit animation ends. */
export const leavingOverlay = () => document.querySelector<HTMLElement>('[data-leaving]');

/** Parts of it that could still react, or be mistaken for the dialog. */
export const livingParts = () =>
  leavingOverlay()?.querySelectorAll('[id], [name], [role], [data-part]').length;

export const movingParts = () => leavingOverlay()?.querySelectorAll('[data-state="closed"]').length;

export const typedInto = () => leavingOverlay()?.querySelector('input')?.value;

/** jsdom animates nothing: here every animation lasts until the test ends it. */
export function movements() {
  const lasting = new Set<() => void>();
  let isLess = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isLess }));
  leavingOverlay()?.remove();
  Element.prototype.getAnimations = () => [
    { finished: new Promise<void>((end) => lasting.add(end)) } as unknown as Animation,
  ];
  return {
    end: () => act(async () => lasting.forEach((end) => end())),
    askForLess: () => void (isLess = true),
    restore: () => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(Element.prototype, 'getAnimations');
    },
  };
}
