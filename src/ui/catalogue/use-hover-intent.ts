import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const HOVER_DELAY = 500;

/** Whether somebody dwells on a card: half a second with the mouse, at once with the keyboard. */
export function useHoverIntent() {
  const [dwelling, setDwelling] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    dwelling,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        timer.current = setTimeout(() => setDwelling(true), HOVER_DELAY);
      },
      onPointerLeave: () => {
        clearTimeout(timer.current);
        setDwelling(false);
      },
      onFocus: () => setDwelling(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setDwelling(false);
      },
    },
  };
}
