import { assign } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import type { Category, CategoryId } from '#domain/catalogue/category.ts';
import type { Result } from '#domain/kernel/result.ts';

export type Command =
  | { readonly type: 'interest.toggle'; readonly id: CategoryId }
  | { readonly type: 'interests.save' }
  | { readonly type: 'interests.skip' }
  | { readonly type: 'interests.retry' };

export type Context = {
  readonly categories: readonly Category[];
  readonly chosen: readonly CategoryId[];
  readonly failure: CallFailure | null;
};
export type Tag = 'loading' | 'choosing' | 'busy' | 'failed';
export type ReadAnswer = Result<readonly Category[], CallFailure>;
export type SaveAnswer = Result<null, CallFailure>;

export const slots = {
  actors: {
    readInterests: portActor<undefined, ReadAnswer>('readInterests'),
    saveInterests: portActor<readonly CategoryId[], SaveAnswer>('saveInterests'),
  },
  effects: {
    /** Best effort, not awaited. */
    saveSkip: effect(),
    goHome: effect(),
  },
};

export const interests = setupMachine({
  types: {} as { context: Context; events: Command; tags: Tag },
  slots,
  sets: ['failure'],
  clears: ['failure'],
  guards: {
    somethingIsOffered: ({ context }) => context.categories.length > 0,
    somethingIsChosen: ({ context }) => context.chosen.length > 0,
  },
  actions: {
    setCategories: assign((_, categories: readonly Category[]) => ({ categories, failure: null })),
    toggle: assign(({ context: { chosen } }, id: CategoryId) => ({
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    })),
  },
});

export const interestsMachine = interests.createMachine({
  id: 'interests',
  description: 'What the customer likes in a module, so that what is recommended begins with it.',
  context: { categories: [], chosen: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The app reads what there is to choose from.',
      tags: 'loading',
      meta: { reqs: ['NAV-20'] },
      invoke: {
        id: 'readInterests',
        src: 'readInterests',
        input: undefined,
        onDone: answered(({ value, failure }: Answered<ReadAnswer>) => ({
          accepted: { target: 'offering', actions: { type: 'setCategories', params: value } },
          failed: { target: 'failed', actions: { type: 'setFailure', params: failure } },
        })),
      },
      on: { 'interests.skip': 'skipped' },
    },
    failed: {
      description: 'It could not be read. The customer may try again, or go on without.',
      tags: 'failed',
      meta: { reqs: ['NAV-20'] },
      on: {
        'interests.retry': { target: 'loading', actions: 'clearFailure' },
        'interests.skip': 'skipped',
      },
    },
    offering: {
      description: 'The app sees whether there is anything to choose from.',
      meta: { reqs: ['MOD-10'] },
      always: [{ guard: 'somethingIsOffered', target: 'choosing' }, { target: 'skipped' }],
    },
    choosing: {
      description: 'The customer chooses what they like, or goes on without.',
      tags: 'choosing',
      meta: { reqs: ['NAV-20'] },
      on: {
        'interest.toggle': { actions: { type: 'toggle', params: ({ event }) => event.id } },
        'interests.save': {
          guard: 'somethingIsChosen',
          target: 'saving',
          actions: 'clearFailure',
        },
        'interests.skip': 'skipped',
      },
    },
    saving: {
      description: 'What was chosen is on its way to where it is kept.',
      tags: ['choosing', 'busy'],
      meta: { reqs: ['NAV-20'] },
      invoke: {
        id: 'saveInterests',
        src: 'saveInterests',
        input: ({ context }) => context.chosen,
        onDone: answered(({ failure }: Answered<SaveAnswer>) => ({
          accepted: { target: 'saved' },
          failed: { target: 'choosing', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    saved: {
      type: 'final',
      description: 'What the customer likes is kept. They are at home.',
      meta: { reqs: ['NAV-20'] },
      entry: [{ type: 'showNotice', params: { kind: 'interestsSaved' } }, 'goHome'],
    },
    skipped: {
      type: 'final',
      description: 'The customer goes on without a choice, and is not asked again in this module.',
      meta: { reqs: ['NAV-20', 'MOD-10'] },
      entry: ['saveSkip', 'goHome'],
    },
  },
});
