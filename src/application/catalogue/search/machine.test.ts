import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import { id } from '#domain/kernel/id.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { answeredByHand } from '#tests/support/fakes/by-hand.ts';
import { NO_SUGGESTIONS } from '#application/catalogue/search.queries.ts';
import { searchMachine, type SuggestionsAnswer } from './machine.ts';
import * as select from './selectors.ts';

const rice = {
  items: [
    {
      ...{ id: 1, name: 'Fried Rice', storeName: 'Rice House', image: '', price: dollars(12) },
      discount: NO_DISCOUNT,
      moduleId: id<'Module'>(1),
    },
  ],
  stores: [{ id: 1, name: 'Rice House', logo: '', moduleId: id<'Module'>(1) }],
  vehicles: [],
  providers: [],
  corrected: null,
};

function openBox() {
  const clock = new SimulatedClock();
  const server = answeredByHand<string, SuggestionsAnswer>();
  const actor = createActor(
    searchMachine.provide({
      actors: {
        watchMemory: fromCallback(() => {}),
        suggest: fromPromise<SuggestionsAnswer, string>(({ input, signal }) =>
          server.ask(input, signal),
        ),
      },
    }),
    { clock },
  ).start();
  const type = (text: string) => actor.send({ type: 'text.type', text });
  return {
    actor,
    clock,
    server,
    type,
    asked: () => server.calls.map((c) => c.asked),
  };
}

describe('the search box', () => {
  test('asks nothing at 499 ms after the last letter, and once at 500 ms [CONST-11] [CAT-11]', () => {
    const { clock, type, asked } = openBox();
    type('r');
    clock.increment(300);
    type('ri');
    clock.increment(300);
    type(' rice ');
    clock.increment(499);
    expect(asked()).toEqual([]);
    clock.increment(1);
    expect(asked()).toEqual(['rice']);
  });

  test('shows what the last text means, though an earlier answer comes later (B4)', async () => {
    const { actor, clock, server, type } = openBox();
    type('ri');
    clock.increment(500);
    type('rice');
    clock.increment(500);
    await server.answers(ok(rice), 1);
    await server.answers(ok(NO_SUGGESTIONS), 0);

    expect(server.calls[0]?.signal?.aborted).toBe(true);
    expect(select.optionsOf(actor.getSnapshot())).toEqual(['Fried Rice', 'Rice House']);
  });
});
