import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { to } from '#application/kernel/system.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Identity } from './scope.ts';
import type * as Session from './session.types.ts';

/** What the session needs from outside. */
export const slots = {
  actors: {
    requestGuestId: portActor<undefined, Session.GuestIdAnswer>('requestGuestId'),
    loadProfile: portActor<{ readonly token: string }, Session.ProfileAnswer>('loadProfile'),
    watchToken: portListener<Session.Report>('watchToken'),
    /** Calls hear that the server does not know a token or a guest id any more. */
    watchRefusals: portListener<Session.Report>('watchRefusals'),
  },
  effects: {
    saveToken: effect<{ readonly token: string; readonly rememberMe: boolean }>(),
    /** A newer token, written by another tab, stays. */
    forgetToken: effect<string | null>(),
    /** The same; other tabs learn that the server did not know it, and that it was no sign-out. */
    forgetRefusedToken: effect<string | null>(),
    saveGuestId: effect<string>(),
    /** A newer one, written by another tab, stays. */
    forgetGuestId: effect<string>(),
    saveGuestChoice: effect(),
    logProfileFailure: effect<CallFailure>(),
    forgetPersonalReads: effect(),
    /** What a customer typed, sent and searched in this browser is not shown to the next person. */
    forgetPersonalData: effect(),
  },
};

export const session = setup({
  types: {
    input: {} as Session.Input,
    context: {} as Session.Context,
    events: {} as Session.Event,
    tags: {} as Session.Tag,
    meta: {} as Meta,
  },
  actors: slots.actors,
  delays: { retryGuestId: 5_000 },
  guards: {
    tokenIsNews: ({ context }, token: string) => context.token !== token,
    tokenIsHeld: ({ context }, token: string) => context.token === token,
    tokenIsKnown: ({ context }) => context.token !== null,
    guestIdIsHeld: ({ context }, guestId: string) => context.guestId === guestId,
    guestIdIsKnown: ({ context }) => context.guestId !== null,
    sessionHasEnded: ({ context }) => context.sessionEnded,
    ...answerGuards,
  },
  actions: {
    ...slots.effects,
    /** The storefront owns who shops where, and tells the others. */
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
    setGuestId: assign((_, guestId: string) => ({ guestId })),
    clearGuestId: assign({ guestId: null }),
    setGuestByChoice: assign({ guestByChoice: true, sessionEnded: false }),
    setProfile: assign((_, profile: Profile) => ({ profile })),
  },
});

const identityIn = ({
  token,
  guestId,
  guestByChoice,
  sessionEnded,
  profile,
}: Session.Context): Identity => ({
  token,
  guestId,
  customerId: profile?.id ?? null,
  guestByChoice,
  sessionEnded,
});
