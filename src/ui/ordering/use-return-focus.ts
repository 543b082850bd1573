import { useCallback } from 'react';
import { changedIn } from '#application/ordering/tracking.selectors.ts';

/** What can be changed in a dialog on the page of an order or a trip, as an element of that page. */
export const changedId = (changed: string | number): string => `changed-${changed}`;

type Follows = {
  readonly getSnapshot: () => Parameters<typeof changedIn<string | number | null>>[0];
};

/** Where the focus goes as a dialog closes: to what was changed in it, else to where it was opened from. */
export const useReturnFocus = (tracking: Follows): (() => HTMLElement | null) =>
  useCallback(() => {
    const changed = changedIn(tracking.getSnapshot());
    return changed === null ? null : document.getElementById(changedId(changed));
  }, [tracking]);
