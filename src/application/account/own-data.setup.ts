import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { showing, showingFailure } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type * as OwnData from './own-data.types.ts';

/** What handing over and deleting a customer's data needs from outside. */
export const slots = {
  actors: {
    readOwnData: portActor<undefined, OwnData.ReadAnswer>('readOwnData'),
    removeAccount: portActor<undefined, OwnData.RemoveAnswer>('removeAccount'),
  },
  effects: {
    /** The browser saves it, or asks where to. */
    saveFile: effect<{ readonly text: string }>(),
    goHome: effect(),
  },
};

/** The words the chart is written in. */
export const ownData = setup({
  types: {
    context: {} as OwnData.Context,
    events: {} as OwnData.Command,
    tags: {} as OwnData.Tag,
    meta: {} as OwnData.Meta,
  },
  actors: slots.actors,
  guards: answerGuards,
  actions: {
    ...slots.effects,
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    removeToken: sendTo(to('session'), { type: 'token.remove' }),
    showNotice: sendTo(to('toasts'), showing),
    showFailure: sendTo(to('toasts'), showingFailure),
  },
});
