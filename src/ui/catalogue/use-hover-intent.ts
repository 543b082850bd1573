import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const HOVER_DELAY = 500;

/** True while a card is hovered for half a second by mouse, or has keyboard focus. */
export function useHoverIntent() {
  const [hovered, setHovered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    hovered,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        timer.current = setTimeout(() => setHovered(true), HOVER_DELAY);
      },
      onPointerLeave: () => {
        clearTimeout(timer.current);
        setHovered(false);
      },
      onFocus: () => setHovered(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setHovered(false);
      },
    },
  };
}
