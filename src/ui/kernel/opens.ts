import type { DialogId } from '#application/kernel/dialog.ts';

/** How a button names the dialog that it opens. */
export const OPENS = 'data-opens';

/** For a button: the code of its dialog is fetched when a finger comes near. */
export const opens = (id: DialogId) => ({ [OPENS]: id });
