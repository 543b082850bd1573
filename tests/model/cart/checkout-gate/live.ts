import { byEvent, defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import { MODULE, PLACE, UNASKED, FILLED_CART } from '#tools/inspector/adapters/preparations.ts';
import type { flow } from './flow.ts';

export const live = defineLiveWalk<typeof flow>({
  opening: byEvent(() => ({
    type: 'dialog.open',
    id: 'checkoutGate',
    request: { hasItems: true },
  })),
  preparations: (state) =>
    state === 'home' ? [PLACE, MODULE] : [PLACE, MODULE, UNASKED, FILLED_CART],
  answers: { authenticate: { signedIn: 'usual', guest: 'usual' } },
});
