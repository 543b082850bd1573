import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import { id } from '#domain/kernel/id.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { answeredByHand, decisionsSettle } from '#tests/support/fakes/by-hand.ts';
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
  const shown: string[] = [];
  const saved: (readonly string[])[] = [];
  const actor = createActor(
    searchMachine.provide({
      actors: {
        watchMemory: fromCallback(() => {}),
        suggest: fromPromise<SuggestionsAnswer, string>(({ input, signal }) =>
          server.ask(input, signal),
        ),
      },
      actions: {
        showResults: (_, term) => void shown.push(term),
        saveSearches: (_, recent) => void saved.push(recent),
        forgetSearches: () => void saved.push([]),
      },
    }),
    { clock },
  ).start();
  const type = (text: string) => actor.send({ type: 'text.type', text });
  return {
    actor,
    clock,
    server,
    shown,
    saved,
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

  test('"p" opens the suggestions, and emptying the box closes them [CAT-12]', () => {
    const { actor, type } = openBox();
    type('p');
    expect(select.isOpen(actor.getSnapshot())).toBe(true);
    type('');
    expect(select.isOpen(actor.getSnapshot())).toBe(false);
  });

  test.each(['', '   ', '\u200f', '\u0000'])(
    'nothing that could be a name asks nothing and goes nowhere: %j [CAT-16] [CAT-17]',
    (text) => {
      const { actor, clock, type, asked, shown } = openBox();
      type(text);
      clock.increment(10_000);
      actor.send({ type: 'search.submit', text });
      expect(asked()).toEqual([]);
      expect(shown).toEqual([]);
    },
  );

  test.each([
    ['10,000 characters are cut to 200', 'x'.repeat(10_000), 'x'.repeat(200)],
    ['operators and wildcards stay what they are', "%_\\':*", "%_\\':*"],
    ['a picture is searched for', '🍕', '🍕'],
    ['marks of direction are left out', '\u202eचाय\u200f', 'चाय'],
  ])('%s', (_, text, term) => {
    const { actor, clock, type, asked, shown } = openBox();
    type(text);
    clock.increment(500);
    actor.send({ type: 'search.submit', text });
    expect(asked()).toEqual([term]);
    expect(shown).toEqual([term]);
  });

  test('keeps what was searched for, newest first and each once, until it is cleared', () => {
    const { actor, saved } = openBox();
    for (const text of ['rice', 'tea', ' RICE ']) actor.send({ type: 'search.submit', text });
    expect(saved.at(-1)).toEqual(['RICE', 'tea']);

    actor.send({ type: 'box.enter', text: '' });
    expect(select.optionsOf(actor.getSnapshot())).toEqual(['RICE', 'tea']);
    actor.send({ type: 'recent.forget' });
    expect(saved.at(-1)).toEqual([]);
    actor.send({ type: 'box.enter', text: '' });
    expect(select.isOpen(actor.getSnapshot())).toBe(false);
  });

  test('a choice goes to its results, and the box shows what they say [CAT-15]', async () => {
    const { actor, clock, server, type, shown } = openBox();
    type('rice');
    clock.increment(500);
    await server.answers(ok(rice));
    actor.send({ type: 'suggestion.choose', name: 'Rice House' });
    expect(shown).toEqual(['Rice House']);
    expect(select.textOf(actor.getSnapshot())).toBeNull();
    expect(select.isOpen(actor.getSnapshot())).toBe(false);
  });

  test('without an answer the results can be asked for all the same', async () => {
    const { actor, clock, server, type, shown } = openBox();
    type('rice');
    clock.increment(500);
    await server.answers(refuse({ kind: 'unreachable', cause: 'offline' }));
    await decisionsSettle();
    expect(select.failureOf(actor.getSnapshot())).toMatchObject({ cause: 'offline' });
    actor.send({ type: 'search.submit', text: 'rice' });
    expect(shown).toEqual(['rice']);
  });
});
