import { useCallback } from 'react';
import { changedIn } from '#application/ordering/tracking.selectors.ts';

/** Element id of a part that a dialog changes. */
export const changedId = (changed: string | number): string => `changed-${changed}`;

type Tracking = {
  readonly getSnapshot: () => Parameters<typeof changedIn<string | number | null>>[0];
};

/** Focus target on close: the part that was changed, else the opener. */
export const useReturnFocus = (tracking: Tracking): (() => HTMLElement | null) =>
  useCallback(() => {
    const changed = changedIn(tracking.getSnapshot());
    return changed === null ? null : document.getElementById(changedId(changed));
  }, [tracking]);
