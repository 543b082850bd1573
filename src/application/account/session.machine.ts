import { answered, type Answered } from '#application/kernel/answered.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { session } from './session.setup.ts';
import type * as Session from './session.types.ts';

function tokenOf({ token }: Session.Context): string {
  if (token === null) throw new Defect('A customer without a token');
  return token;
}

/** @see docs/charts/account-session.md, rendered from this file */
export const sessionMachine = session.createMachine({
  id: 'session',
  description: 'Who is shopping: exactly one of a guest and a signed-in customer.',
  context: ({ input }) => ({ ...input, profile: null, sessionEnded: false }),
  invoke: [
    { id: 'watchToken', src: 'watchToken' },
    { id: 'watchRefusals', src: 'watchRefusals' },
  ],
  initial: 'starting',
  on: {
    'token.receive': {
      guard: { type: 'tokenIsNews', params: ({ event }) => event.token },
      target: '.customer',
      actions: [
        { type: 'setToken', params: ({ event }) => event.token },
        {
          type: 'saveToken',
          params: ({ event }) => ({ token: event.token, rememberMe: event.rememberMe }),
        },
        'forgetPersonalReads',
        'reportIdentity',
      ],
    },
  },
  states: {
    starting: {
      description: 'The app looks at what is stored in this browser.',
      tags: 'starting',
      meta: { reqs: ['AUTH-01'] },
      always: [{ guard: 'tokenIsKnown', target: 'customer' }, { target: 'guest' }],
    },
    guest: {
      description: 'A guest is shopping, known by a number alone.',
      tags: 'guest',
      meta: { reqs: ['AUTH-03', 'ROLE-01', 'ROLE-13'] },
      initial: 'checking',
      on: {
        'guest.continue': [
          {
            guard: 'sessionHasEnded',
            actions: [
              'forgetPersonalData',
              'setGuestByChoice',
              'saveGuestChoice',
              'reportIdentity',
            ],
          },
          { actions: ['setGuestByChoice', 'saveGuestChoice', 'reportIdentity'] },
        ],
      },
      states: {
        checking: {
          description: 'The app looks whether this guest has a number already.',
          meta: { reqs: ['AUTH-04'] },
          always: [{ guard: 'guestIdIsKnown', target: 'known' }, { target: 'requesting' }],
        },
        requesting: {
          description: 'The app is asked for a guest number.',
          meta: { reqs: ['AUTH-04', 'API-02'] },
          invoke: {
            id: 'requestGuestId',
            src: 'requestGuestId',
            input: undefined,
            onDone: answered(({ value }: Answered<Session.GuestIdAnswer>) => ({
              accepted: {
                target: 'known',
                actions: [
                  { type: 'setGuestId', params: value },
                  { type: 'saveGuestId', params: value },
                  'reportIdentity',
                ],
              },
              failed: { target: 'waiting' },
            })),
          },
        },
        waiting: {
          description: 'No number could be had just now. The app asks again soon.',
          meta: { reqs: ['AUTH-04'] },
          after: { retryGuestId: 'requesting' },
        },
        known: {
          description: 'The guest has a number and can fill a cart.',
          meta: { reqs: ['ROLE-01', 'ROLE-02', 'ROLE-03'] },
          on: {
            'guest.refuse': {
              guard: { type: 'guestIdIsHeld', params: ({ event }) => event.guestId },
              target: 'requesting',
              actions: [
                { type: 'forgetGuestId', params: ({ event }) => event.guestId },
                'clearGuestId',
                'reportIdentity',
              ],
            },
          },
        },
      },
    },
    customer: {
      description: 'A signed-in customer is shopping.',
      tags: 'customer',
      meta: { reqs: ['AUTH-02', 'ROLE-10'] },
      initial: 'loading',
      on: {
        'token.refuse': {
          guard: { type: 'tokenIsHeld', params: ({ event }) => event.token },
          target: 'guest',
          actions: [
            { type: 'forgetRefusedToken', params: ({ context }) => context.token },
            'clearToken',
            'setSessionEnded',
            'forgetPersonalReads',
            'reportIdentity',
          ],
        },
        'token.remove': {
          target: 'guest',
          actions: [
            { type: 'forgetToken', params: ({ context }) => context.token },
            'clearToken',
            'forgetPersonalReads',
            'forgetPersonalData',
            'reportIdentity',
          ],
        },
        'profile.refresh': { target: '.loading' },
      },
      states: {
        loading: {
          description: 'The profile is being read. Shopping goes on meanwhile.',
          meta: { reqs: ['AUTH-14', 'API-03'] },
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ token: tokenOf(context) }),
            onDone: answered(({ value, failure }: Answered<Session.ProfileAnswer>) => ({
              accepted: {
                target: 'known',
                actions: [{ type: 'setProfile', params: value }, 'reportIdentity'],
              },
              signedOut: {
                target: '#session.guest',
                actions: [
                  {
                    type: 'forgetRefusedToken',
                    params: ({ context }: { context: Session.Context }) => context.token,
                  },
                  'clearToken',
                  'setSessionEnded',
                  'forgetPersonalReads',
                  'reportIdentity',
                ],
              },
              failed: {
                target: 'unread',
                actions: { type: 'logProfileFailure', params: failure },
              },
            })),
          },
        },
        known: {
          description: 'The server knows the customer by name.',
          meta: { reqs: ['AUTH-14', 'ROLE-11'] },
        },
        unread: {
          description: 'The profile could not be read. The customer stays signed in, unnamed.',
          meta: { reqs: ['AUTH-15'] },
        },
      },
    },
  },
});
