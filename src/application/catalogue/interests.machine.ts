import { answered, type Answered } from '#application/kernel/answered.ts';
import { interests } from './interests.setup.ts';
import type * as Interests from './interests.types.ts';

/** @see docs/charts/catalogue-interests.md, rendered from this file */
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
        onDone: answered(({ value, failure }: Answered<Interests.ReadAnswer>) => ({
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
        onDone: answered(({ failure }: Answered<Interests.SaveAnswer>) => ({
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
