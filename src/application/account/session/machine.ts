import { assign, sendTo } from 'xstate';
import type { Identity } from '#application/account/scope.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import type { Profile } from '#domain/account/profile.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';

export type Command =
  /** The customer continues without an account. */
  | { readonly type: 'guest.continue' }
  /** The profile may have changed, or its read failed. */
  | { readonly type: 'profile.refresh' };

export type Report =
  /** Sign-in or sign-up succeeded, here or in another tab. */
  | { readonly type: 'token.receive'; readonly token: string; readonly rememberMe: boolean }
  /** The server no longer knows this token (401). A late answer may name an old token. */
  | { readonly type: 'token.refuse'; readonly token: string }
  /** The server does not know this guest id: never issued, or purged. */
  | { readonly type: 'guest.refuse'; readonly guestId: string }
  /** The customer signed out, here or in another tab. */
  | { readonly type: 'token.remove' };

export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    session: Event;
  }
}

export type Input = Omit<Identity, 'sessionEnded' | 'customerId'>;
export type Context = Omit<Identity, 'customerId'> & { readonly profile: Profile | null };

export type Tag = 'customer' | 'guest' | 'starting';
export type GuestIdAnswer = Result<string, CallFailure>;
export type ProfileAnswer = Result<Profile, CallFailure>;

export const slots = {
  actors: {
    requestGuestId: portActor<undefined, GuestIdAnswer>('requestGuestId'),
    loadProfile: portActor<{ readonly token: string }, ProfileAnswer>('loadProfile'),
    watchToken: portListener<Report>('watchToken'),
    /** Reports tokens and guest ids that the server refuses. */
    watchRefusals: portListener<Report>('watchRefusals'),
  },
  effects: {
    saveToken: effect<{ readonly token: string; readonly rememberMe: boolean }>(),
    /** Keeps a newer token that another tab has written. */
    forgetToken: effect<string | null>(),
    /** Keeps a newer token, too; other tabs learn that it was a refusal and no sign-out. */
    forgetRefusedToken: effect<string | null>(),
    saveGuestId: effect<string>(),
    /** Keeps a newer id that another tab has written. */
    forgetGuestId: effect<string>(),
    saveGuestChoice: effect(),
    logProfileFailure: effect<CallFailure>(),
    forgetPersonalReads: effect(),
    /** Input, sent drafts and searches of this browser must not be visible to the next person. */
    forgetPersonalData: effect(),
  },
};

export const session = setupMachine({
  types: {} as { input: Input; context: Context; events: Event; tags: Tag },
  slots,
  sets: ['guestId', 'profile'],
  clears: ['guestId'],
  delays: { retryGuestId: 5_000 },
  guards: {
    tokenIsNews: ({ context }, token: string) => context.token !== token,
    tokenIsHeld: ({ context }, token: string) => context.token === token,
    tokenIsKnown: ({ context }) => context.token !== null,
    guestIdIsHeld: ({ context }, guestId: string) => context.guestId === guestId,
    guestIdIsKnown: ({ context }) => context.guestId !== null,
    sessionHasEnded: ({ context }) => context.sessionEnded,
  },
  actions: {
    /** The storefront owns the scope and reports it to the other actors. */
    reportIdentity: sendTo(to('storefront'), ({ context }) => ({
      type: 'identity.change' as const,
      identity: identityIn(context),
    })),
    setToken: assign((_, token: string) => ({
      token,
      profile: null,
      guestByChoice: false,
      sessionEnded: false,
    })),
    clearToken: assign({ token: null, profile: null, guestByChoice: false }),
    setSessionEnded: assign({ sessionEnded: true }),
    setGuestByChoice: assign({ guestByChoice: true, sessionEnded: false }),
  },
});

const identityIn = ({
  token,
  guestId,
  guestByChoice,
  sessionEnded,
  profile,
}: Context): Identity => ({
  token,
  guestId,
  customerId: profile?.id ?? null,
  guestByChoice,
  sessionEnded,
});

function tokenOf({ token }: Context): string {
  if (token === null) throw new Defect('A customer without a token');
  return token;
}

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
            onDone: answered(({ value }: Answered<GuestIdAnswer>) => ({
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
            onDone: answered(({ value, failure }: Answered<ProfileAnswer>) => ({
              accepted: {
                target: 'known',
                actions: [{ type: 'setProfile', params: value }, 'reportIdentity'],
              },
              signedOut: {
                target: '#session.guest',
                actions: [
                  {
                    type: 'forgetRefusedToken',
                    params: ({ context }: { context: Context }) => context.token,
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
