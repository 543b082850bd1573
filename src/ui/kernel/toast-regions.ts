export const TOASTS_ID = 'toasts';

/** Toasts stay in reach while a dialog is open, and pressing one does not close the dialog. */
export const toastRegions = [() => document.getElementById(TOASTS_ID)];
