export const TOASTS_ID = 'toasts';

/**
 * Toasts stay reachable over a dialog, and pressing one does not close it. Without toasts a
 * detached element stands in, because the dialog waits for one.
 */
export const toastRegions = [
  () => document.getElementById(TOASTS_ID) ?? document.createElement('div'),
];
