import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * A removed notice takes the focused button along, without a browser event: the focus moves to the
 * next notice, or back to its origin.
 */
export function useFocusOfNotices(
  region: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
  onLast: () => void,
) {
  const isWithin = useRef(false);
  const before = useRef<HTMLElement | null>(null);
  const goOn = useEffectEvent(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    const next = region.current?.querySelector('button');
    isWithin.current = Boolean(next);
    if (!next) onLast();
    (next ?? before.current)?.focus();
  });
  useLayoutEffect(() => goOn(), [shown]);
  return {
    enter: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isWithin.current = true;
      if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
      before.current = relatedTarget;
    },
    leave: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) isWithin.current = false;
    },
  };
}
