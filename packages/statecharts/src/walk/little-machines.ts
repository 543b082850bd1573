import { and, assign, fromPromise, not, setup } from 'xstate';
import { defineFlow } from '../flow/flow.ts';

/** Small machines that this kit is tested with. Each shows one thing that machines do. */

type Context = { readonly coins: number };
type Event =
  | { readonly type: 'coin.insert'; readonly worth: number }
  | { readonly type: 'button.press' }
  | { readonly type: 'button.kick' };

const brew = fromPromise<'cup' | 'spill', undefined>(() =>
  Promise.reject(new Error('no brewing here')),
);

/** A drinks machine: both outcomes of guards, an answer, a defect, a delay, a self transition. */
export const drinksMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { readonly coins: number },
    meta: {} as { readonly reqs: readonly string[] },
    tags: {} as 'busy',
  },
  actors: { brew },
  delays: { patience: 1_000 },
  guards: {
    isPaid: ({ context }) => context.coins >= 2,
    isFull: ({ context }) => context.coins >= 3,
    isCup: (_, output: string) => output === 'cup',
  },
  actions: {
    keepCoin: assign(({ context }, worth: number) => ({ coins: context.coins + worth })),
    spend: assign({ coins: 0 }),
    ring: () => {},
  },
}).createMachine({
  id: 'drinks',
  description: 'A machine that sells drinks.',
  context: ({ input }) => ({ coins: input.coins }),
  initial: 'idle',
  states: {
    idle: {
      description: 'It waits for coins.',
      meta: { reqs: ['R-1'] },
      on: {
        'coin.insert': {
          guard: not('isFull'),
          actions: { type: 'keepCoin', params: ({ event }) => event.worth },
        },
        'button.press': [
          { guard: and(['isPaid', not('isFull')]), target: 'brewing', actions: 'spend' },
          { actions: 'ring' },
        ],
      },
    },
    brewing: {
      description: 'It brews.',
      tags: 'busy',
      meta: { reqs: ['R-2'] },
      invoke: {
        id: 'brew',
        src: 'brew',
        input: undefined,
        onDone: [
          {
            guard: { type: 'isCup', params: ({ event }) => event.output },
            target: 'served',
          },
          { target: 'idle' },
        ],
      },
    },
    served: {
      description: 'The cup stands there for a while.',
      meta: { reqs: ['R-2'] },
      after: { patience: 'idle' },
    },
  },
});

export const drinksFlow = defineFlow({
  name: 'test/drinks',
  machine: drinksMachine,
  inputs: { empty: { coins: 0 } },
  events: {
    'coin.insert': { one: { worth: 1 } },
    'button.press': { '': {} },
    'button.kick': { '': {} },
  },
  outcomes: { brew: { cup: 'cup', spill: 'spill' } },
  project: ({ context }) => ({ coins: context.coins }),
  invariants: { 'it never holds more than three coins': ({ context }) => context.coins <= 3 },
});

/** Two independent lamps. */
export const lampsMachine = setup({
  types: { events: {} as { readonly type: 'left.press' } | { readonly type: 'right.press' } },
}).createMachine({
  id: 'lamps',
  description: 'Two lamps.',
  type: 'parallel',
  states: {
    left: {
      initial: 'off',
      states: { off: { on: { 'left.press': 'lit' } }, lit: { on: { 'left.press': 'off' } } },
    },
    right: {
      initial: 'off',
      states: { off: { on: { 'right.press': 'lit' } }, lit: {} },
    },
  },
});

export const lampsFlow = defineFlow({
  name: 'test/lamps',
  machine: lampsMachine,
  inputs: { dark: undefined },
  events: { 'left.press': { '': {} }, 'right.press': { '': {} } },
  outcomes: {},
  project: () => ({}),
  invariants: {},
});

/** Counts without end: too large to explore. */
export const counterFlow = defineFlow({
  name: 'test/counter',
  machine: setup({
    types: { context: {} as { readonly count: number }, events: {} as { readonly type: 'more' } },
    actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({
    id: 'counter',
    context: { count: 0 },
    on: { more: { actions: 'count' } },
  }),
  inputs: { zero: undefined },
  events: { more: { '': {} } },
  outcomes: {},
  project: ({ context }) => ({ parity: context.count % 2, count: context.count }),
  invariants: {},
  bound: 20,
});

type Form = { readonly note: string; readonly tip: number };

/** A form with one field too many: too large to explore, since each is combined with the other. */
export const formFlow = defineFlow({
  name: 'test/form',
  machine: setup({
    types: {
      context: {} as Form,
      events: {} as
        | { readonly type: 'note.write'; readonly text: string }
        | { readonly type: 'tip.choose'; readonly tip: number },
    },
    actions: {
      setNote: assign((_, note: string) => ({ note })),
      setTip: assign((_, tip: number) => ({ tip })),
    },
  }).createMachine({
    id: 'form',
    context: { note: '', tip: 0 },
    on: {
      'note.write': { actions: { type: 'setNote', params: ({ event }) => event.text } },
      'tip.choose': { actions: { type: 'setTip', params: ({ event }) => event.tip } },
    },
  }),
  inputs: { 'an empty form': undefined },
  events: {
    'note.write': { short: { text: 'a' }, long: { text: 'aaaa' } },
    'tip.choose': { small: { tip: 5 }, fair: { tip: 10 }, large: { tip: 15 } },
  },
  outcomes: {},
  // The total is derived from the fields, so it multiplies nothing however many values it has.
  project: ({ context: { note, tip } }) => ({ note, tip, total: `${note} ${tip}` }),
  invariants: {},
  bound: 8,
});
