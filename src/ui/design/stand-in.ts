import { createContext, use, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { EARLY_PANEL } from './early-attributes.ts';
import { playExit } from './play-exit.ts';

/** Called once a dialog or drawer has rendered, to remove its stand-in. */
export const StandInContext = createContext<() => void>(() => {});

/** True while a panel of before the app is open: it was read aloud as it opened. */
export const hasEarlyPanel = (): boolean => document.querySelector(`[${EARLY_PANEL}]`) !== null;

/** Removes the stand-in before the next paint. */
export function useTakesPlace(): void {
  const isDrawn = use(StandInContext);
  useLayoutEffect(isDrawn, [isDrawn]);
}

/** Escape cancels the opening, as it will close the dialog. */
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

const MOVING = '[data-part="backdrop"], [data-part="content"]';

/** Ref callback of an overlay: continues the stand-in's entry animation and plays the exit. */
export function comesAndGoes(overlay: HTMLElement | null) {
  if (overlay) goOnMoving(overlay);
  return playExit(overlay);
}

/** Continues the animation at the stand-in's progress instead of restarting it. */
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
