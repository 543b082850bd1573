import { byEvent, defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import type { flow } from './flow.ts';

const CUSTOMER = { identifier: 'asha@example.com', password: 'sundry123', rememberMe: false };

export const live = defineLiveWalk<typeof flow>({
  opening: byEvent(() => ({
    type: 'dialog.open',
    id: 'authenticate',
    request: { view: 'signIn', offerGuest: true },
  })),
  sends: {
    'signIn.submit': ({ step }) => [
      {
        type: 'signIn.submit',
        form: step.case === 'complete' ? CUSTOMER : { ...CUSTOMER, password: '' },
      },
    ],
  },
  answers: {
    signIn: { 'signed in': 'usual', 'carts conflict': { arranged: 'cart_conflict' } },
    signUp: { 'signed up': 'usual' },
  },
});
