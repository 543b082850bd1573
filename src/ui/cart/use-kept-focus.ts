import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * When the control that has the focus is taken away, the focus does not fall out of the page: it
 * goes to where `next` says. `shape` is whatever changes when controls come and go.
 */
export function useKeptFocus<Frame extends HTMLElement>(
  shape: unknown,
  next: (frame: Frame, last: HTMLElement | null) => HTMLElement | null | undefined,
) {
  const frame = useRef<Frame>(null);
  const last = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || !last.current || last.current.isConnected) return;
    next(current, last.current)?.focus();
    last.current = null;
    // The controls change with the shape alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shape]);

  return {
    ref: frame,
    onFocus: ({ target }: FocusEvent<Frame>) => void (last.current = target as HTMLElement),
    /** A control that vanishes loses the focus to nothing; one that is left loses it to another. */
    onBlur: ({ relatedTarget }: FocusEvent<Frame>) => {
      if (relatedTarget) last.current = null;
    },
  };
}
