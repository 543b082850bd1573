import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { showing, showingFailure } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type { Profile } from '#domain/account/profile.ts';
import type * as OwnData from './own-data.types.ts';
import type { ProfileReport } from './watch-profile.ts';

/** What handing over and deleting a customer's data needs from outside. */
export const slots = {
  actors: {
    watchProfile: portListener<ProfileReport>('watchProfile'),
    readOwnData: portActor<undefined, OwnData.ReadAnswer>('readOwnData'),
    removeAccount: portActor<undefined, OwnData.RemoveAnswer>('removeAccount'),
  },
  effects: {
    /** The browser saves it, or asks where to. */
    saveFile: effect<{ readonly text: string }>(),
    /** What the customer looked at in this browser; of every customer of it where none is known. */
    forgetViewed: effect<Profile['id'] | null>(),
    goHome: effect(),
  },
};

export const ownData = setup({
  types: {
    context: {} as OwnData.Context,
    events: {} as OwnData.Event,
    tags: {} as OwnData.Tag,
    meta: {} as Meta,
  },
  actors: slots.actors,
  guards: answerGuards,
  actions: {
    ...slots.effects,
    setCustomer: assign((_, { id }: Profile) => ({ customer: id })),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    removeToken: sendTo(to('session'), { type: 'token.remove' }),
    showNotice: sendTo(to('toasts'), showing),
    showFailure: sendTo(to('toasts'), showingFailure),
  },
});
