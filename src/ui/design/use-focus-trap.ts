import { trapFocus } from '@zag-js/focus-trap';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { toastRegions } from './toast-regions.ts';
import { wayBack } from './way-back.ts';

type Trap = {
  readonly content: RefObject<HTMLElement | null>;
  readonly initialFocus: () => HTMLElement | null;
  /** Focus target on close; null or absent: the opener. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
};

/**
 * Traps the focus in the overlay and the notices behind it, whose actions stay reachable. The
 * library's own trap covers the dialog's content only.
 */
export function useFocusTrap({ content, initialFocus, returnFocus }: Trap): void {
  const trap = useEffectEvent(() => {
    const back = wayBack();
    return trapFocus([() => content.current, ...toastRegions], {
      initialFocus: () => initialFocus() ?? undefined,
      setReturnFocus: () => returnFocus?.() ?? back() ?? false,
    });
  });
  // Must run before the dialog takes the focus, to record where to restore it.
  useLayoutEffect(() => trap(), []);
}
