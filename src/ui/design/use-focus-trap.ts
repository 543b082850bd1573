import { trapFocus } from '@zag-js/focus-trap';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { toastRegions } from './toast-regions.ts';
import { wayBack } from './way-back.ts';

type Trap = {
  readonly content: RefObject<HTMLElement | null>;
  readonly initialFocus: () => HTMLElement | null;
  /** Where the focus goes as it closes; null, or without it: to where it was opened from. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
};

/**
 * Keeps the focus in what is open over the page, and in the notices behind it: what they tell of can be
 * undone meanwhile. The trap that the library's dialogs make goes round in their content alone.
 */
export function useFocusTrap({ content, initialFocus, returnFocus }: Trap): void {
  const trap = useEffectEvent(() => {
    const back = wayBack();
    return trapFocus([() => content.current, ...toastRegions], {
      initialFocus: () => initialFocus() ?? undefined,
      setReturnFocus: () => returnFocus?.() ?? back() ?? false,
    });
  });
  // Before the dialog begins to look after its focus: where that was is where it goes back to.
  useLayoutEffect(() => trap(), []);
}
