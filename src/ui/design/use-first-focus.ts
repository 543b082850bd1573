import { useEffect, useRef, type RefObject } from 'react';

const CONTROLS = [
  'a[href]',
  'button:not(:disabled, [data-part=close-trigger])',
  'input:not(:disabled, [type=hidden])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
].join();

/** The title for reading; or a control, by default the first one. */
export type FirstFocus = 'title' | RefObject<HTMLElement | null>;

/**
 * Puts the initial focus on the first control other than the cross, or on the title of a text.
 * While the content loads, the dialog itself has the focus.
 */
export function useFirstFocus(wanted?: FirstFocus) {
  const content = useRef<HTMLDivElement>(null);
  const isWaiting = useRef(false);

  useEffect(() => {
    const { current } = content;
    if (!current) return undefined;
    const observer = new MutationObserver(() => {
      if (!isWaiting.current) return;
      const control = firstControlIn(current);
      isWaiting.current = !control && document.activeElement === current;
      if (control && document.activeElement === current) control.focus({ preventScroll: true });
    });
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  const initialFocusEl = () => {
    const control = wantedIn(content.current, wanted) ?? firstControlIn(content.current);
    isWaiting.current = !control;
    return control ?? content.current;
  };
  return { content, initialFocusEl };
}

const wantedIn = (content: HTMLElement | null, wanted: FirstFocus | undefined) =>
  wanted === 'title' ? content?.querySelector<HTMLElement>('[data-part=title]') : wanted?.current;

const firstControlIn = (content: HTMLElement | null) =>
  [...(content?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find(
    (control) => control.getClientRects().length > 0,
  );
