import { useLayoutEffect, useRef, type FocusEvent } from 'react';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** In a list: the row that took the place of the one with this control, else the last; null where none is left. */
export function rowAfter(frame: HTMLElement, last: HTMLElement | null): HTMLElement | null {
  const gone = Number(last?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? 0);
  const rows = frame.querySelectorAll<HTMLElement>('[data-place]');
  return rows[Math.min(gone, rows.length - 1)] ?? null;
}

const isControl = (element: Element) => element instanceof HTMLElement && element.tabIndex >= 0;

/** The focus is at a control, or in another dialog. A title or a frame that has it only waits for one. */
const isPlaced = (focused: Element | null, frame: HTMLElement): boolean =>
  focused !== null && (isControl(focused) || focused.closest(DIALOGS)?.contains(frame) === false);

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

  // Of a page that the server has rendered, a control may have had the focus before this came to life.
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
    // Before the focus moves: what gets it is heard of at once, and is the last one then.
    last.current = null;
    if (!isPlaced(document.activeElement, current)) next(current, gone)?.focus();
    // The controls change with the shape alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shape]);

  return {
    ref: frame,
    onFocus: ({ target }: FocusEvent<Frame>) => {
      if (isControl(target)) last.current = target;
    },
    /**
     * A control that vanishes loses the focus to nothing; one that is left loses it to another. A dialog
     * only borrows it: when it closes, the control that should have it back may have vanished.
     */
    onBlur: ({ relatedTarget }: FocusEvent<Frame>) => {
      if (relatedTarget && !relatedTarget.closest(DIALOGS)) last.current = null;
    },
  };
}
