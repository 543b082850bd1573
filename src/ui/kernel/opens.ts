import type { DialogId } from '#application/kernel/dialog.ts';

/** Attribute with the id of the dialog a button opens. */
export const OPENS = 'data-opens';

/** For a button: its dialog's code is prefetched when a pointer comes near. */
export const opens = (id: DialogId) => ({ [OPENS]: id });
