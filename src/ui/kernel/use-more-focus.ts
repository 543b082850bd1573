import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * After "load more" the focus moves to the first new card. The button stays until then; a focus
 * that has moved elsewhere is left alone.
 */
export function useMoreFocus<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  const asked = useRef<{ readonly page: number; readonly last: Element | undefined } | null>(null);
  const from = useRef<Element | null>(null);

  /** Records that the focused button requested this page. */
  const ask = useCallback((page: number) => {
    asked.current = { page, last: cardsIn(frame.current).at(-1) };
    from.current = document.activeElement;
  }, []);
  /** Called when this page has rendered. */
  const arrived = useCallback((page: number) => {
    const { current: request } = asked;
    if (request?.page !== page) return;
    asked.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== from.current) return;
    const cards = cardsIn(frame.current);
    const first = cards[cards.findIndex((card) => card === request.last) + 1];
    focusOn(first ?? (from.current?.isConnected ? undefined : cards.at(-1)));
  }, []);
  return { frame, ask, arrived };
}

/**
 * Runs in a layout effect, before a dialog notices that the button is gone and takes the focus.
 */
export function useRenderedPage(page: number, hasCome: boolean, arrived: (page: number) => void) {
  useLayoutEffect(() => {
    if (hasCome) arrived(page);
  }, [hasCome, page, arrived]);
}

const cardsIn = (frame: HTMLElement | null): readonly HTMLElement[] => [
  ...(frame?.querySelectorAll('article') ?? []),
];

/** Focuses the card's link, else its first control, else the card itself. */
function focusOn(card: HTMLElement | undefined): void {
  if (!card) return;
  const control =
    card.querySelector<HTMLElement>('a[href]') ?? card.querySelector<HTMLElement>('button');
  if (!control) card.tabIndex = -1;
  (control ?? card).focus();
}
