export const TOASTS_ID = 'toasts';

/**
 * Toasts stay in reach while a dialog is open, and pressing one does not close the dialog. Where no
 * toasts are rendered an element of no page stands in for them, because the dialog waits for one.
 */
export const toastRegions = [
  () => document.getElementById(TOASTS_ID) ?? document.createElement('div'),
];
