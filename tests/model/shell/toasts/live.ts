import type { toastsMachine } from '#application/shell/toasts/machine.ts';
import { defineLiveWalk, type Asked } from '#tools/inspector/adapters/live-walk.ts';
import type { flow } from './flow.ts';

const ofFirstToast =
  <const Type extends 'toast.dismiss' | 'toast.undo'>(type: Type) =>
  ({ snapshot }: Asked<typeof toastsMachine>) => {
    const [toast] = snapshot.context.toasts;
    return toast ? [{ type, id: toast.id }] : null;
  };

export const live = defineLiveWalk<typeof flow>({
  sends: {
    'toast.dismiss': ofFirstToast('toast.dismiss'),
    'toast.undo': ofFirstToast('toast.undo'),
  },
});
