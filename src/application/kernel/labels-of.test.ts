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
const { events, guards, actions, actors } = all;

test('a machine has a sentence for every name that its setup declares', () => {
  expect(Object.keys(kettle.implementations.actions)).toEqual(['fill', 'whistle', 'goHome']);
  expect(labelsOf<typeof kettle>(all)).toBe(all);
  expectTypeOf(labelsOf<typeof kettle>)
    .parameter(0)
    .toEqualTypeOf<LabelsOf<typeof kettle>>();
});

test('a forgotten name does not compile, be it an event, a delay or an assigned action', () => {
  // @ts-expect-error: the delay has no labels.
  labelsOf<typeof kettle>({ events, guards, actions, actors });
  // @ts-expect-error: the event water.pour has no labels.
  labelsOf<typeof kettle>({ ...all, events: {} });
  // @ts-expect-error: the guard isFull has no labels.
  labelsOf<typeof kettle>({ ...all, guards: {} });
  // @ts-expect-error: fill, which is assigned within the setup, has no labels.
  labelsOf<typeof kettle>({ ...all, actions: { whistle: 'say that the water boils' } });
  // @ts-expect-error: the actor heat has no labels.
  labelsOf<typeof kettle>({ ...all, actors: {} });
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
