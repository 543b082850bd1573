import { expect, expectTypeOf, test } from 'vitest';
import { assign, setup } from 'xstate';
import { effect } from './effect.ts';
import { portActor } from './port-actor.ts';
import { labelsOf, type LabelsOf } from './labels-of.ts';

const kettle = setup({
  types: {
    context: {} as { readonly litres: number },
    events: {} as { readonly type: 'water.pour' } | { readonly type: 'dialog.close' },
  },
  actors: { heat: portActor<undefined, string>('heat') },
  delays: { cooling: 1_000 },
  guards: { isFull: ({ context }) => context.litres > 1 },
  actions: { fill: assign({ litres: 2 }), whistle: effect(), goHome: effect() },
}).createMachine({ context: { litres: 0 } });
const kitchen = setup({
  actors: { kettle, heat: portActor<undefined, string>('heat') },
}).createMachine({});
const bare = setup({ actions: { whistle: effect() } }).createMachine({});

const all = {
  events: { 'water.pour': 'a person pours water in' },
  guards: { isFull: 'it holds no more' },
  actions: { fill: 'take the water', whistle: 'say that the water boils' },
  actors: { heat: 'make the water hot' },
  delays: { cooling: 'after a second' },
} as const;
const { events, actions, actors } = all;

test('a machine has a sentence for the names that its setup declares', () => {
  expect(Object.keys(kettle.implementations.actions)).toEqual(['fill', 'whistle', 'goHome']);
  expect(labelsOf<typeof kettle>(all)).toBe(all);
  expectTypeOf(labelsOf<typeof kettle>)
    .parameter(0)
    .toEqualTypeOf<LabelsOf<typeof kettle>>();
});

test('a plain name needs none', () => {
  const few = { events, delays: all.delays } as const;
  expect(labelsOf<typeof kettle>(few)).toBe(few);
});

test('a name that is left over does not compile', () => {
  // @ts-expect-error: there is no guard isEmpty.
  labelsOf<typeof kettle>({ ...all, guards: { isFull: 'it holds no more', isEmpty: 'it is dry' } });
  expect(bare.implementations.guards).toEqual({});
  // @ts-expect-error: the machine has no guards.
  labelsOf<typeof bare>({ actions: { whistle: 'say so' }, guards: { isFull: 'it holds no more' } });
});

test('what many machines share is said once, and again only where it means something else', () => {
  const labels = { ...all, actions: { ...actions, goHome: 'put the kettle back' } } as const;
  expect(labelsOf<typeof kettle>(labels)).toBe(labels);
});

test('a machine that another one starts says by itself what it does', () => {
  expect(Object.keys(kitchen.implementations.actors)).toEqual(['kettle', 'heat']);
  expect(labelsOf<typeof kettle>({ ...all, does: 'boil water' })).toMatchObject(all);
  expect(labelsOf<typeof kitchen>({ actors })).toEqual({ actors });
  const again = { actors: { ...actors, kettle: 'boil water for tea' } };
  expect(labelsOf<typeof kitchen>(again)).toBe(again);
});
