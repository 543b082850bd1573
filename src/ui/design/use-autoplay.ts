import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds that each picture is shown. */
export const AUTOPLAY = 4_000;

const LESS_MOVEMENT = '(prefers-reduced-motion: reduce)';
const query = () => globalThis.matchMedia?.(LESS_MOVEMENT);

function watchQuery(changed: () => void): () => void {
  const asked = query();
  asked?.addEventListener('change', changed);
  return () => asked?.removeEventListener('change', changed);
}

/** Whether the customer asked for less movement. */
const useLessMovement = (): boolean =>
  useSyncExternalStore(
    watchQuery,
    () => query()?.matches ?? false,
    () => true,
  );

/**
 * Which of several pictures is shown. They follow one another by themselves, until the customer stops
 * them; meanwhile not under a pointer or the focus, and not at all for those who asked for less movement.
 */
export function useAutoplay(count: number) {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<'playing' | 'paused' | null>(null);
  const [isHeld, setHeld] = useState(false);
  const isStill = useLessMovement();
  const isPlaying = count > 1 && (chosen === null ? !isStill : chosen === 'playing');
  const moves = isPlaying && !isHeld;

  useEffect(() => {
    if (!moves) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), AUTOPLAY);
    return () => clearTimeout(timer);
  }, [moves, index, count]);

  return {
    index,
    isPlaying,
    moves,
    show: (to: number) => setIndex((to + count) % count),
    hold: () => setHeld(true),
    release: () => setHeld(false),
    /** Pressed while the focus is on the button itself, it counts all the same. */
    toggle: () => {
      setChosen(isPlaying ? 'paused' : 'playing');
      setHeld(false);
    },
  };
}
