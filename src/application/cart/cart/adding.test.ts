import { describe, expect, test } from 'vitest';
import { aSelection } from '#tests/support/builders/cart.ts';
import { away, refusedWith, tokenRefused } from '#tests/support/builders/failure.ts';
import { aGroup, anItem } from '#tests/support/builders/item.ts';
import { add, dosa, idli, line, of, oil } from '#tests/support/builders/items.ts';
import { aGuestByChoice, aCartActor, aFilledCart, lines } from '#tests/support/start-cart.ts';
import * as select from './selectors.ts';

describe('adding', () => {
  test('sends the choice, takes the list that comes back and says so (CART-32, ERR-33)', async () => {
    const { actor, calls, told, linesInCart, otherTabsTold } = await aFilledCart([]);

    actor.send(add(dosa));
    expect(calls.added.calls[0]?.asked).toEqual({ item: dosa, selection: aSelection(dosa) });
    expect(linesInCart()).toEqual([]);
    expect(select.isBeingAdded(dosa.id)(actor.getSnapshot())).toBe(true);
    await calls.added.answers(lines(of(dosa)));

    expect(linesInCart()).toEqual([of(dosa)]);
    expect(told).toEqual([{ kind: 'itemAdded' }]);
    expect(otherTabsTold()).toBe(1);
  });

  test('waits until the cart has been read', async () => {
    const { actor, calls } = aCartActor();

    actor.send(add(dosa));
    expect(calls.added.calls).toHaveLength(0);
    await calls.read.answers(lines());

    expect(calls.added.calls).toHaveLength(1);
  });

  test('tells the words of a refusal, reads the cart again and changes nothing (ERR-29)', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(oil)]);

    actor.send(add(dosa));
    await calls.added.answers(refusedWith('Sold out a minute ago'));
    expect(told).toEqual([{ kind: 'said', text: 'Sold out a minute ago' }]);
    await calls.read.answers(lines(of(oil)));

    expect(linesInCart()).toEqual([of(oil)]);
  });

  test('tells that the app could not be reached, and loses nothing (ERR-29)', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(oil)]);

    actor.send(add(dosa));
    await calls.added.answers(away);
    await calls.read.answers(away);

    expect(told).toEqual([{ kind: 'somethingWentWrong' }]);
    expect(linesInCart()).toEqual([of(oil)]);
  });

  test('is refused before it is sent when a required choice is missing', async () => {
    const pizza = anItem({ foodVariations: [aGroup({ name: 'Size', required: true })] });
    const { actor, calls, told } = await aFilledCart([]);

    actor.send(add(pizza));

    expect(calls.added.calls).toHaveLength(0);
    expect(told).toEqual([{ kind: 'choiceMissing', group: 'Size' }]);
  });

  test('two quick ones are sent one after the other', async () => {
    const { actor, calls, linesInCart } = await aFilledCart([]);

    actor.send(add(dosa));
    actor.send(add(idli));
    expect(calls.added.calls).toHaveLength(1);
    await calls.added.answers(lines(of(dosa)));
    expect(calls.added.calls).toHaveLength(2);
    await calls.added.answers(lines(of(dosa), of(oil, 1, 2)));

    expect(linesInCart()).toHaveLength(2);
  });

  test('tapped twice puts one in', async () => {
    const { actor, calls } = await aFilledCart([]);

    actor.send(add(dosa));
    actor.send(add(dosa));
    await calls.added.answers(lines(of(dosa)));

    expect(calls.added.calls).toHaveLength(1);
  });

  test('the caller that waits for it hears that it is in the cart', async () => {
    const { actor, calls } = await aFilledCart([]);
    const heard: unknown[] = [];
    actor.on('task.done', ({ task }) => void heard.push(task));

    actor.send(add(dosa, 'a1'));
    await calls.added.answers(lines(of(dosa)));

    expect(heard).toEqual([
      { kind: 'add', item: dosa, selection: aSelection(dosa), attempt: 'a1' },
    ]);
  });
});

describe('a signed-out add', () => {
  test('asks who it is and sends nothing (D-01, ROLE-03, ROLE-06)', async () => {
    const { actor, calls } = await aFilledCart([], { mayAdd: false });

    actor.send(add(dosa));

    expect(calls.authenticated.calls[0]?.asked).toEqual({ view: 'signIn', offerGuest: true });
    expect(calls.added.calls).toHaveLength(0);
  });

  test('goes on as a guest, and is not asked again (D-01, CART-29)', async () => {
    const { actor, calls } = await aFilledCart([], { mayAdd: false });

    actor.send(add(dosa));
    await calls.authenticated.answers('guest');
    await calls.added.answers(lines(of(dosa)));
    actor.send(add(dosa));

    expect(calls.added.calls).toHaveLength(2);
    expect(calls.authenticated.calls).toHaveLength(1);
  });

  test('after signing in reads the merged cart first, then goes on (D-102)', async () => {
    const { actor, calls, linesInCart } = await aFilledCart([], { mayAdd: false });

    actor.send(add(dosa));
    await calls.authenticated.answers('signedIn');
    expect(calls.added.calls).toHaveLength(0);
    await calls.read.answers(lines(of(oil)));
    expect(linesInCart()).toEqual([of(oil)]);

    expect(calls.added.calls).toHaveLength(1);
  });

  test('is forgotten when the dialog is closed', async () => {
    const { actor, calls, told } = await aFilledCart([], { mayAdd: false });

    actor.send(add(dosa));
    await calls.authenticated.answers('dismissed');

    expect(calls.added.calls).toHaveLength(0);
    expect(told).toEqual([]);
    expect(select.isBeingAdded(dosa.id)(actor.getSnapshot())).toBe(false);
  });

  test('is not asked about once the guest has chosen elsewhere to go on as one', async () => {
    const { actor, calls } = await aFilledCart([], { mayAdd: false });

    actor.send(aGuestByChoice);
    actor.send(add(dosa));

    expect(calls.authenticated.calls).toHaveLength(0);
    expect(calls.added.calls).toHaveLength(1);
  });
});

describe('a token that expires under way', () => {
  test('has the customer sign in, and then the same step is sent (D-43)', async () => {
    const { actor, calls, scopeChanges, linesInCart } = await aFilledCart([of(dosa, 2)]);

    actor.send({ type: 'line.increase', line: line(1) });
    scopeChanges({ mayAdd: false, keepsLines: true });
    await calls.updated.answers(tokenRefused);
    expect(calls.authenticated.calls[0]?.asked).toEqual({ view: 'signIn', offerGuest: false });
    scopeChanges({ mayAdd: true, keepsLines: true });
    await calls.authenticated.answers('signedIn');
    await calls.read.answers(lines(of(dosa, 2)));
    await calls.updated.answers(lines(of(dosa, 3)));

    expect(linesInCart()).toEqual([of(dosa, 3)]);
  });

  test.each([
    { event: { type: 'line.remove', line: line(1) }, call: 'removed' },
    { event: add(idli), call: 'added' },
    {
      event: { type: 'item.update', line: line(1), item: dosa, selection: aSelection(dosa) },
      call: 'updated',
    },
  ] as const)('has $event.type wait for the customer, too (D-43)', async ({ event, call }) => {
    const { actor, calls } = await aFilledCart([of(dosa, 2)]);

    actor.send(event);
    await calls[call].answers(tokenRefused);
    await calls.authenticated.answers('dismissed');

    expect(calls[call].calls).toHaveLength(1);
    expect(actor.getSnapshot().context.task).toBeNull();
  });

  test('has clearing wait for the customer, who is asked anew whether to clear', async () => {
    const { actor, calls } = await aFilledCart([of(dosa)]);

    actor.send({ type: 'cart.clear' });
    actor.send({ type: 'prompt.confirm' });
    await calls.cleared.answers(tokenRefused);
    await calls.authenticated.answers('signedIn');
    await calls.read.answers(lines(of(dosa)));

    expect(select.isAskingToClear(actor.getSnapshot())).toBe(true);
  });
});
