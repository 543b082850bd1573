import { useLayoutEffect, useRef, type FocusEvent } from 'react';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** In a list: the row that took the removed one's place, else the last; null in an empty list. */
export function rowAfter(frame: HTMLElement, last: HTMLElement | null): HTMLElement | null {
  const gone = Number(last?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? 0);
  const rows = frame.querySelectorAll<HTMLElement>('[data-place]');
  return rows[Math.min(gone, rows.length - 1)] ?? null;
}

const isControl = (element: Element) => element instanceof HTMLElement && element.tabIndex >= 0;

/**
 * True while a control or another dialog has the focus. A focused title or frame only waits for a
 * control.
 */
const isPlaced = (focused: Element | null, frame: HTMLElement): boolean =>
  focused !== null && (isControl(focused) || focused.closest(DIALOGS)?.contains(frame) === false);

/**
 * When the focused control is removed, the focus moves to `next` instead of the body. `shape` must
 * change when controls come and go.
 */
export function useFocusFallback<Frame extends HTMLElement>(
  shape: unknown,
  next: (frame: Frame, last: HTMLElement | null) => HTMLElement | null | undefined,
) {
  const frame = useRef<Frame>(null);
  const last = useRef<HTMLElement | null>(null);

  // In server-rendered pages a control may have had the focus before hydration.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && frame.current?.contains(activeElement)) {
      last.current = activeElement;
    }
  }, []);
  useLayoutEffect(() => {
    const { current } = frame;
    const { current: gone } = last;
    if (!current || !gone || gone.isConnected) return;
    // Clear before focusing: the focus event fires synchronously and sets the new control.
    last.current = null;
    if (!isPlaced(document.activeElement, current)) next(current, gone)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- the controls change with the shape alone
  }, [shape]);

  return {
    ref: frame,
    onFocus: ({ target }: FocusEvent<Frame>) => {
      if (isControl(target)) last.current = target;
    },
    /**
     * A removed control blurs to nothing; otherwise the focus has moved on. A dialog only borrows
     * it: on close, its opener may be gone.
     */
    onBlur: ({ relatedTarget }: FocusEvent<Frame>) => {
      if (relatedTarget && !relatedTarget.closest(DIALOGS)) last.current = null;
    },
  };
}
