import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type { Category, CategoryId } from '#domain/catalogue/category.ts';
import type * as Interests from './interests.types.ts';

/** What the choice of interests needs from outside. */
export const slots = {
  actors: {
    readInterests: portActor<undefined, Interests.ReadAnswer>('readInterests'),
    saveInterests: portActor<readonly CategoryId[], Interests.SaveAnswer>('saveInterests'),
  },
  effects: {
    /** Best effort: nothing waits for it. */
    saveSkip: effect(),
    goHome: effect(),
  },
};

export const interests = setup({
  types: {
    context: {} as Interests.Context,
    events: {} as Interests.Command,
    tags: {} as Interests.Tag,
    meta: {} as Meta,
  },
  actors: slots.actors,
  guards: {
    ...answerGuards,
    somethingIsOffered: ({ context }) => context.categories.length > 0,
    somethingIsChosen: ({ context }) => context.chosen.length > 0,
  },
  actions: {
    setCategories: assign((_, categories: readonly Category[]) => ({ categories, failure: null })),
    toggle: assign(({ context: { chosen } }, id: CategoryId) => ({
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    })),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    showNotice: sendTo(to('toasts'), showing),
    ...slots.effects,
  },
});
