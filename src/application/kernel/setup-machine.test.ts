import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { effect } from './effect.ts';
import { portActor } from './port-actor.ts';
import { setupMachine } from './setup-machine.ts';

type Context = { readonly note: string | null; readonly count: number };
type Event = { readonly type: 'note.type'; readonly text: string } | { readonly type: 'note.drop' };

const slots = {
  actors: { send: portActor<string, null>('send') },
  effects: { print: effect<string>() },
};
const desk = setupMachine({
  types: {} as { context: Context; events: Event },
  slots,
  sets: ['note'],
  clears: ['note'],
  guards: { isNoted: ({ context }) => context.note !== null },
});
const machine = desk.createMachine({
  context: { note: null, count: 0 },
  on: {
    'note.type': { actions: { type: 'setNote', params: ({ event }) => event.text } },
    'note.drop': { guard: 'isNoted', actions: 'clearNote' },
  },
});

test('a named field is set and cleared, and the others stay', () => {
  const actor = createActor(machine).start();
  actor.send({ type: 'note.type', text: 'no onions' });
  expect(actor.getSnapshot().context).toEqual({ note: 'no onions', count: 0 });
  actor.send({ type: 'note.drop' });
  expect(actor.getSnapshot().context).toEqual({ note: null, count: 0 });
});

test('a machine has its slots, and what all machines need', () => {
  const { actions, actors, guards } = machine.implementations;
  expect(Object.keys(actions)).toEqual([
    'showNotice',
    'showFailure',
    'print',
    'setNote',
    'clearNote',
  ]);
  expect(Object.keys(actors)).toEqual(['send']);
  expect(Object.keys(guards)).toEqual(
    expect.arrayContaining(['answerIsAccepted', 'formIsComplete', 'isNoted']),
  );
});

// The type check is the test here: an unused `@ts-expect-error` is an error of the compiler.
test('names that are not there, and values of another type, do not compile', () => {
  const types = {} as { context: Context; events: Event };
  // @ts-expect-error -- the context has no field `text`
  setupMachine({ types, sets: ['text'] });
  // @ts-expect-error -- `count` is never null
  setupMachine({ types, clears: ['count'] });
  desk.createStateConfig({
    on: {
      // @ts-expect-error -- there is no action `setCount`
      'note.drop': { actions: 'setCount' },
    },
  });
  desk.createStateConfig({
    on: {
      // @ts-expect-error -- a note is a text
      'note.type': { actions: { type: 'setNote', params: 7 } },
    },
  });
  desk.createStateConfig({
    on: {
      // @ts-expect-error -- there is no guard `isEmpty`
      'note.drop': { guard: 'isEmpty' },
    },
  });
  // @ts-expect-error -- nothing is called `post`
  desk.createStateConfig({ invoke: { id: 'post', src: 'post' } });
});
