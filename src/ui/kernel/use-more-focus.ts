import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Where a button below a list brings more of it, the focus goes from there to the first card that is new: one goes
 * on where one was. Until it has come the button stays; where the focus is elsewhere by then, it is left there.
 */
export function useMoreFocus<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  const asked = useRef<{ readonly page: number; readonly last: Element | undefined } | null>(null);
  const from = useRef<Element | null>(null);

  /** That page was asked for by the button that has the focus. */
  const ask = useCallback((page: number) => {
    asked.current = { page, last: cardsIn(frame.current).at(-1) };
    from.current = document.activeElement;
  }, []);
  /** That page has just been rendered. */
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

/** Tells that a page of the list has been rendered, before a dialog sees that the button has gone, and takes the focus. */
export function useRenderedPage(page: number, hasCome: boolean, arrived: (page: number) => void) {
  useLayoutEffect(() => {
    if (hasCome) arrived(page);
  }, [hasCome, page, arrived]);
}

const cardsIn = (frame: HTMLElement | null): readonly HTMLElement[] => [
  ...(frame?.querySelectorAll('article') ?? []),
];

/** The link of a card, or else what can be pressed on it; a card of words alone takes the focus itself. */
function focusOn(card: HTMLElement | undefined): void {
  if (!card) return;
  const control =
    card.querySelector<HTMLElement>('a[href]') ?? card.querySelector<HTMLElement>('button');
  if (!control) card.tabIndex = -1;
  (control ?? card).focus();
}
