import { createContext, use, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { playExit } from './play-exit.ts';

/** Told that a dialog or drawer has been rendered, so that what stood for it leaves. */
export const StandInContext = createContext<() => void>(() => {});

/** This dialog is rendered: before the next paint, it takes the place of what stood for it. */
export function useTakesPlace(): void {
  const isDrawn = use(StandInContext);
  useLayoutEffect(isDrawn, [isDrawn]);
}

/** Escape leaves what is opening, as it closes the dialog that will be there. */
export function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

/** What moves as it comes. */
const MOVING = '[data-part="backdrop"], [data-part="content"]';

/** Reference of what lies over the page: how it comes, and how it goes. */
export function comesAndGoes(overlay: HTMLElement | null) {
  if (overlay) goOnMoving(overlay);
  return playExit(overlay);
}

/** Goes on moving where the stand-in is on its way: what is there already does not come a second time. */
function goOnMoving(overlay: HTMLElement): void {
  const standIn = document.querySelector('[data-opening]');
  if (!standIn || !('getAnimations' in Element.prototype)) return;
  const [way] = standIn.getAnimations({ subtree: true }).map(({ currentTime }) => currentTime);
  for (const part of overlay.querySelectorAll(MOVING)) {
    for (const animation of part.getAnimations()) {
      if (way === undefined) animation.finish();
      else animation.currentTime = way;
    }
  }
}
