import { assign, setup } from 'xstate';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import type * as Session from './session.types.ts';

/** The words the session chart is written in. */
export const session = setup({
  types: {
    input: {} as Session.Input,
    context: {} as Session.Context,
    events: {} as Session.Event,
    tags: {} as Session.Tag,
    meta: {} as Session.Meta,
  },
  actors: {
    requestGuestId: portActor<undefined, Session.GuestIdAnswer>('requestGuestId'),
    loadProfile: portActor<{ readonly token: string }, Session.ProfileAnswer>('loadProfile'),
    watchToken: portListener<Session.Event>('watchToken'),
  },
  delays: { retryGuestId: 5_000 },
  guards: {
    tokenIsNews: ({ context }, token: string) => context.token !== token,
    tokenIsHeld: ({ context }, token: string) => context.token === token,
    tokenIsKnown: ({ context }) => context.token !== null,
    guestIdIsHeld: ({ context }, guestId: string) => context.guestId === guestId,
    guestIdIsKnown: ({ context }) => context.guestId !== null,
    guestIdIsIssued: (_, answer: Session.GuestIdAnswer) => answer.ok,
    profileIsKnown: (_, answer: Session.ProfileAnswer) => answer.ok,
    tokenIsRefused: (_, answer: Session.ProfileAnswer) =>
      !answer.ok && answer.failure.kind === 'signedOut',
  },
  actions: {
    holdToken: assign((_, token: string) => ({
      token,
      profile: null,
      guestByChoice: false,
      sessionEnded: false,
    })),
    dropToken: assign({ token: null, profile: null, guestByChoice: false }),
    markSessionEnded: assign({ sessionEnded: true }),
    holdGuestId: assign((_, answer: Session.GuestIdAnswer) =>
      answer.ok ? { guestId: answer.value } : {},
    ),
    holdProfile: assign((_, answer: Session.ProfileAnswer) =>
      answer.ok ? { profile: answer.value } : {},
    ),
    clearGuestId: assign({ guestId: null }),
    becomeGuestByChoice: assign({ guestByChoice: true, sessionEnded: false }),
    rememberToken: effect<{ token: string; remembered: boolean }>(),
    /** A newer token, written by another tab, stays. */
    forgetToken: effect<string | null>(),
    rememberGuestId: effect<Session.GuestIdAnswer>(),
    /** A newer one, written by another tab, stays. */
    forgetGuestId: effect<string>(),
    rememberGuestChoice: effect(),
    logProfileFailure: effect<Session.ProfileAnswer>(),
    forgetPersonalReads: effect(),
    /** What a customer sent and got no answer to is not shown to the next person. */
    forgetUnansweredOrders: effect(),
  },
});
