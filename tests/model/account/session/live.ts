import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import type { flow } from './flow.ts';

export const live = defineLiveWalk<typeof flow>({
  beginnings: {
    'guest.requesting': { forgets: [KEYS.guestId] },
    'guest.waiting': { forgets: [KEYS.guestId] },
  },
  sends: {
    'token.receive': async ({ desk }) => {
      const token = await desk.tokenOf('asha');
      return token === null ? null : [{ type: 'token.receive', token, rememberMe: false }];
    },
  },
  answers: { loadProfile: { known: 'usual', 'signed out': { arranged: 401 } } },
});
