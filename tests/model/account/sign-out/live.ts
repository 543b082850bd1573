import { byEvent, defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import type { flow } from './flow.ts';

export const live = defineLiveWalk<typeof flow>({
  opening: byEvent(() => ({ type: 'dialog.open', id: 'signOut', request: null })),
});
