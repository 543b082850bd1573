import type { DialogId } from '#application/kernel/dialog.ts';
import type { OpeningForm } from '#ui/design/opening-panel.tsx';

/** Dialogs with a stand-in. The others open by themselves. */
export const OPENING_FORMS: Partial<Record<DialogId, OpeningForm>> = {
  authenticate: 'form',
  pickLocation: 'cover',
};
