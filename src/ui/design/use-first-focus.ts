import { useEffect, useRef, type RefObject } from 'react';

const CONTROLS = [
  'a[href]',
  'button:not(:disabled, [data-part=close-trigger])',
  'input:not(:disabled, [type=hidden])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
].join();

/**
 * The focus of a dialog begins at the first thing to do in it, which its cross is not. While what it holds
 * is still on its way the focus waits on the dialog itself.
 */
export function useFirstFocus(wanted?: RefObject<HTMLElement | null>) {
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
    const control = wanted?.current ?? firstControlIn(content.current);
    isWaiting.current = !control;
    return control ?? content.current;
  };
  return { content, initialFocusEl };
}

const firstControlIn = (content: HTMLElement | null) =>
  [...(content?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find(
    (control) => control.getClientRects().length > 0,
  );
