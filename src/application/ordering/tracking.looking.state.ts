import { answered, type Answered } from '#application/kernel/answered.ts';
import { claimOf } from './tracking.context.ts';
import type * as Tracking from './tracking.types.ts';

type With<Of extends Tracking.Kind> = { readonly context: Tracking.Context<Of> };

/** Polls while the page is visible and changes are still possible. */
export const lookingOf = <Of extends Tracking.Kind>({ noun, reqs }: Tracking.Labels) =>
  ({
    description: `The ${noun} is looked at every ten seconds until nothing more happens to it.`,
    meta: { reqs: reqs.looking },
    initial: 'deciding',
    states: {
      deciding: {
        description: `It is checked whether anything more will happen to the ${noun}.`,
        meta: { reqs: reqs.looking },
        always: [{ guard: 'isOver', target: 'settled' }, { target: 'waiting' }],
      },
      waiting: {
        description: 'Nothing is asked until the next look is due.',
        meta: { reqs: reqs.looking },
        after: { pollInterval: 'refreshing' },
        on: { 'page.hide': 'paused', 'look.again': 'refreshing' },
      },
      refreshing: {
        description: `The ${noun} is being looked at. What was known stays on show; what is older than a change is not waited for.`,
        tags: 'looking',
        meta: { reqs: reqs.looking },
        invoke: {
          id: 'lookAgain',
          src: 'find',
          input: ({ context }: With<Of>) => claimOf(context),
          onDone: answered(({ value, failure }: Answered<Tracking.FindAnswer<Of>>) => ({
            accepted: { target: 'deciding', actions: { type: 'setFound', params: value } },
            failed: { target: 'deciding', actions: { type: 'setFailure', params: failure } },
          })),
        },
        on: { 'page.hide': 'paused', 'look.again': { target: 'refreshing', reenter: true } },
      },
      paused: {
        description: 'The page is not being looked at, so nothing is asked.',
        meta: { reqs: reqs.looking },
        on: { 'page.show': 'refreshing' },
      },
      settled: {
        description: 'Nothing more will happen by itself.',
        meta: { reqs: reqs.looking },
        on: { 'look.again': 'refreshing' },
      },
    },
  }) as const;
