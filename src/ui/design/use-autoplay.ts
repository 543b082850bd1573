import { useEffect, useState } from 'react';
import { useMediaQuery } from './use-media-query.ts';

export const AUTOPLAY = 4_000;

const LESS_MOVEMENT = '(prefers-reduced-motion: reduce)';
/** Each pauses autoplay independently. */
type Holder = 'pointer' | 'focus';
const NOT_HELD: Readonly<Record<Holder, boolean>> = { pointer: false, focus: false };

/**
 * Cross-fades by itself until the customer stops it; pauses under a pointer or the focus, and
 * never starts under reduced motion.
 */
export function useAutoplay(count: number) {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<'playing' | 'paused' | null>(null);
  const [held, setHeld] = useState(NOT_HELD);
  const isStill = useMediaQuery(LESS_MOVEMENT);
  const isPlaying = count > 1 && (chosen === null ? !isStill : chosen === 'playing');
  const moves = isPlaying && !held.pointer && !held.focus;

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
    hold: (by: Holder) => setHeld((before) => ({ ...before, [by]: true })),
    release: (by: Holder) => setHeld((before) => ({ ...before, [by]: false })),
    /** A press toggles even while the focus on the button pauses autoplay. */
    toggle: () => {
      setChosen(isPlaying ? 'paused' : 'playing');
      setHeld(NOT_HELD);
    },
  };
}
