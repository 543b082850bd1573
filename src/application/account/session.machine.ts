import { session } from './session.setup.ts';

/** @see docs/charts/account-session.md, drawn from this file */
export const sessionMachine = session.createMachine({
  id: 'session',
  description: 'Who is shopping: exactly one of a guest and a signed-in customer.',
  context: ({ input }) => ({ ...input, profile: null, sessionEnded: false }),
  invoke: { id: 'watchToken', src: 'watchToken' },
  initial: 'starting',
  on: {
    'token.receive': {
      guard: { type: 'tokenIsNews', params: ({ event }) => event.token },
      target: '.customer',
      actions: [
        { type: 'holdToken', params: ({ event }) => event.token },
        {
          type: 'rememberToken',
          params: ({ event }) => ({ token: event.token, remembered: event.remembered }),
        },
        'forgetPersonalReads',
      ],
    },
  },
  states: {
    starting: {
      description: 'The shop looks at what this browser remembers.',
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
        'guest.continue': { actions: ['becomeGuestByChoice', 'rememberGuestChoice'] },
      },
      states: {
        checking: {
          description: 'The shop looks whether this guest has a number already.',
          meta: { reqs: ['AUTH-04'] },
          always: [{ guard: 'guestIdIsKnown', target: 'known' }, { target: 'requesting' }],
        },
        requesting: {
          description: 'The shop is asked for a guest number.',
          meta: { reqs: ['AUTH-04', 'API-02'] },
          invoke: {
            id: 'requestGuestId',
            src: 'requestGuestId',
            input: undefined,
            onDone: [
              {
                guard: { type: 'guestIdIsIssued', params: ({ event }) => event.output },
                target: 'known',
                actions: [
                  { type: 'holdGuestId', params: ({ event }) => event.output },
                  { type: 'rememberGuestId', params: ({ event }) => event.output },
                ],
              },
              { target: 'waiting' },
            ],
          },
        },
        waiting: {
          description: 'No number could be had just now. The shop asks again soon.',
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
            { type: 'forgetToken', params: ({ context }) => context.token },
            'dropToken',
            'markSessionEnded',
            'forgetPersonalReads',
          ],
        },
        'token.remove': {
          target: 'guest',
          actions: [
            { type: 'forgetToken', params: ({ context }) => context.token },
            'dropToken',
            'forgetPersonalReads',
            'forgetUnansweredOrders',
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
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: [
              {
                guard: { type: 'profileIsKnown', params: ({ event }) => event.output },
                target: 'known',
                actions: { type: 'holdProfile', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'tokenIsRefused', params: ({ event }) => event.output },
                target: '#session.guest',
                actions: [
                  { type: 'forgetToken', params: ({ context }) => context.token },
                  'dropToken',
                  'markSessionEnded',
                  'forgetPersonalReads',
                ],
              },
              {
                target: 'unread',
                actions: { type: 'logProfileFailure', params: ({ event }) => event.output },
              },
            ],
          },
        },
        known: {
          description: 'The shop knows the customer by name.',
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
