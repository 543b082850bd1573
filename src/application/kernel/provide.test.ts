import { expect, test } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { answered, answerGuards, type Answered } from './answered.ts';
import { effect } from './effect.ts';
import { provide } from './provide.ts';
import { portActor } from './port-actor.ts';

type Answer = Result<number, { readonly kind: 'signedOut' | 'refused' | 'unreachable' }>;

const slots = {
  actors: { readNumber: portActor<undefined, Answer>('readNumber') },
  effects: { show: effect<number>(), explain: effect<{ readonly kind: string }>() },
};
const asker = setup({
  actors: slots.actors,
  guards: answerGuards,
  actions: slots.effects,
}).createMachine({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'readNumber',
        input: undefined,
        onDone: answered(({ value, failure }: Answered<Answer>) => ({
          accepted: {
            target: 'done',
            actions: { type: 'show', params: value },
          },
          signedOut: { target: 'out' },
          failed: { target: 'failed', actions: { type: 'explain', params: failure } },
        })),
      },
    },
    done: {},
    out: {},
    failed: {},
  },
});

test.each([
  { answer: ok(7), state: 'done', shown: ['7'] },
  { answer: refuse({ kind: 'signedOut' as const }), state: 'out', shown: [] },
  { answer: refuse({ kind: 'refused' as const }), state: 'failed', shown: ['refused'] },
  { answer: refuse({ kind: 'unreachable' as const }), state: 'failed', shown: ['unreachable'] },
])('an answer leads to $state, with what it carries', async ({ answer, state, shown }) => {
  const said: string[] = [];
  const machine = provide(asker, slots, {
    actors: { readNumber: fromPromise<Answer, undefined>(() => Promise.resolve(answer)) },
    effects: {
      show: (_, number) => void said.push(String(number)),
      explain: (_, { kind }) => void said.push(kind),
    },
  });

  const actor = createActor(machine).start();
  await new Promise(setImmediate);

  expect([actor.getSnapshot().value, said]).toEqual([state, shown]);
});

// The type check is the test here: an unused `@ts-expect-error` is an error of the compiler.
test('a slot that is left out, or that the machine has not, does not compile', () => {
  const readNumber = fromPromise<Answer, undefined>(() => Promise.resolve(ok(1)));
  // @ts-expect-error -- the effects `show` and `explain` are missing
  provide(asker, slots, { actors: { readNumber }, effects: {} });
  // @ts-expect-error -- the actor `readNumber` is missing
  provide(asker, slots, { actors: {}, effects: { ...slots.effects } });
  // @ts-expect-error -- nothing is called `shout`
  provide(asker, slots, { actors: { readNumber }, effects: { ...slots.effects, shout: () => {} } });
});
