import { paths } from '#application/kernel/path.ts';
import { byPage, defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import type { flow } from './flow.ts';

export const live = defineLiveWalk<typeof flow>({
  opening: byPage(() => paths.myOrders()),
  answers: { authenticate: { signedIn: 'usual' } },
});
