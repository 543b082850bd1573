import { describe, expect, test } from 'vitest';
import { tokenRefused } from '#tests/support/builders/failure.ts';
import { add, dosa, idli, line, of, oil } from '#tests/support/builders/items.ts';
import { aCartActor, aFilledCart, lines } from '#tests/support/start-cart.ts';
import * as select from './selectors.ts';

const anotherCustomer = { mayAdd: true, keepsLines: false };
const theSamePerson = { mayAdd: true, keepsLines: true };

describe('when the next customer comes, or another module is chosen', () => {
  test('what the last one still wanted is not added for the next (D-102)', async () => {
    const { actor, calls, scopeChanges } = await aFilledCart([of(dosa)]);
    actor.send({ type: 'line.increase', line: line(1) });
    actor.send(add(idli));

    scopeChanges(anotherCustomer);
    await calls.updated.answers(lines(of(dosa, 2)));
    await calls.read.answers(lines(of(oil)));

    expect(calls.added.calls).toEqual([]);
    expect(actor.getSnapshot().context).toMatchObject({ task: null, queue: [], removed: [] });
  });

  test('a question that was put to the last one is closed, and its answer does nothing', async () => {
    const { actor, calls, scopeChanges } = await aFilledCart([of(dosa)]);
    actor.send({ type: 'cart.clear' });
    expect(select.isAsking(actor.getSnapshot())).toBe(true);

    scopeChanges(anotherCustomer);
    await calls.read.answers(lines(of(oil)));
    actor.send({ type: 'prompt.confirm' });

    expect(select.isAsking(actor.getSnapshot())).toBe(false);
    expect(calls.cleared.calls).toEqual([]);
  });

  test('a removal that is answered late is not announced, and cannot be undone by the next', async () => {
    const { actor, calls, told, scopeChanges } = await aFilledCart([of(dosa)]);
    actor.send({ type: 'line.remove', line: line(1) });

    scopeChanges(anotherCustomer);
    await calls.removed.answers(lines());
    await calls.read.answers(lines(of(oil)));
    actor.send({ type: 'cart.undo', line: line(1) });

    expect(told).toEqual([]);
    expect(calls.added.calls).toEqual([]);
  });

  test('the cart of the next one is read at once, whatever the last one waited for', async () => {
    const { actor, calls, scopeChanges, linesInCart } = await aFilledCart([of(dosa)]);
    actor.send(add(idli));

    scopeChanges(anotherCustomer);
    expect(calls.read.calls).toHaveLength(2);
    await calls.read.answers(lines(of(oil)));

    expect(linesInCart()).toEqual([of(oil)]);
  });
});

describe('a guest who signs in', () => {
  test('keeps what the cart was asked for meanwhile (D-42, D-102)', async () => {
    const { actor, calls, scopeChanges } = await aFilledCart([of(dosa)]);
    actor.send({ type: 'line.increase', line: line(1) });
    actor.send(add(idli));

    scopeChanges(theSamePerson);
    await calls.updated.answers(lines(of(dosa, 2)));
    await calls.read.answers(lines(of(dosa, 2)));

    expect(calls.added.calls.map(({ asked }) => asked.item.name)).toEqual(['Idli']);
  });

  test('is not asked a second time for what the sign-in interrupted (AUTH-05, D-102)', async () => {
    const { actor, calls, scopeChanges } = aCartActor({ mayAdd: false });
    await calls.read.answers(lines());
    actor.send(add(idli));

    scopeChanges(theSamePerson);
    await calls.authenticated.answers('signedIn');
    await calls.read.answers(lines());

    expect(calls.authenticated.calls).toHaveLength(1);
    expect(calls.added.calls.map(({ asked }) => asked.item.name)).toEqual(['Idli']);
  });
});

test('a customer whose session has run out signs in again, and the item is added (D-43, D-102)', async () => {
  const { actor, calls, scopeChanges } = await aFilledCart([of(dosa)]);
  actor.send(add(idli));

  scopeChanges({ ...theSamePerson, mayAdd: false });
  await calls.added.answers(tokenRefused);
  scopeChanges(theSamePerson);
  await calls.authenticated.answers('signedIn');
  await calls.read.answers(lines(of(dosa)));

  expect(calls.added.calls.map(({ asked }) => asked.item.name)).toEqual(['Idli', 'Idli']);
});
