import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { away, refusedWith, tokenRefused } from '#tests/support/builders/failure.ts';
import { anItem, goods } from '#tests/support/builders/item.ts';
import { add, dosa, of, oil, soap } from '#tests/support/builders/items.ts';
import { aFilledCart, lines } from '#tests/support/start-cart.ts';
import * as select from './selectors.ts';

const rice = goods({ id: id(4), name: 'Rice', storeId: id(5), storeName: 'Rice House' });

describe("another store's goods", () => {
  test('open a prompt that names both stores, and nothing is sent (CART-20, ERR-23)', async () => {
    const { actor, calls } = await aFilledCart([of(oil)]);

    actor.send(add(soap));

    expect(select.replacementOf(actor.getSnapshot())).toEqual({
      inCart: 'Green Grocer',
      wanted: 'Corner Shop',
    });
    expect([...calls.added.calls, ...calls.cleared.calls]).toEqual([]);
  });

  test('replace the old ones once confirmed (CART-21, ERR-41)', async () => {
    const { actor, calls, told, linesInCart, wentHome } = await aFilledCart([of(oil)]);

    actor.send(add(soap));
    actor.send({ type: 'prompt.confirm' });
    await calls.cleared.answers(lines());
    await calls.added.answers(lines(of(soap)));

    expect(linesInCart()).toEqual([of(soap)]);
    expect(told).toEqual([{ kind: 'selectedItemAdded' }]);
    expect(wentHome()).toBe(0);
  });

  test('are asked about again where another tab has changed the cart meanwhile [CART-21, D-118]', async () => {
    const { actor, calls, otherTabSays } = await aFilledCart([of(oil)]);
    actor.send(add(soap));
    otherTabSays({ type: 'cart.reload' });

    actor.send({ type: 'prompt.confirm' });
    expect(select.isAsking(actor.getSnapshot())).toBe(false);
    await calls.read.answers(lines(of(rice)));

    expect(select.replacementOf(actor.getSnapshot())).toEqual({
      inCart: 'Rice House',
      wanted: 'Corner Shop',
    });
    expect([...calls.added.calls, ...calls.cleared.calls]).toEqual([]);
    actor.send({ type: 'prompt.confirm' });
    expect(calls.cleared.calls).toHaveLength(1);
  });

  test('are not put in where the cart that has changed cannot be read, and it is told [D-118]', async () => {
    const { actor, calls, told, otherTabSays } = await aFilledCart([of(oil)]);
    actor.send(add(soap));
    otherTabSays({ type: 'cart.reload' });

    actor.send({ type: 'prompt.confirm' });
    await calls.read.answers(away);

    expect(select.isAsking(actor.getSnapshot())).toBe(false);
    expect(told).toEqual([{ kind: 'somethingWentWrong' }]);
    expect([...calls.added.calls, ...calls.cleared.calls]).toEqual([]);
  });

  test('go in without a further question where another tab has emptied the cart meanwhile [D-118]', async () => {
    const { actor, calls, otherTabSays } = await aFilledCart([of(oil)]);
    actor.send(add(soap));
    otherTabSays({ type: 'cart.reload' });

    actor.send({ type: 'prompt.confirm' });
    await calls.read.answers(lines());

    expect(select.isAsking(actor.getSnapshot())).toBe(false);
    expect([calls.added.calls.length, calls.cleared.calls.length]).toEqual([1, 0]);
  });

  test('are not added when the customer keeps the cart (CART-21)', async () => {
    const { actor, calls, linesInCart } = await aFilledCart([of(oil)]);

    actor.send(add(soap));
    actor.send({ type: 'prompt.cancel' });

    expect([...calls.added.calls, ...calls.cleared.calls]).toEqual([]);
    expect(linesInCart()).toEqual([of(oil)]);
  });

  test('that are refused after all bring the old ones back: nothing is lost', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(oil, 4)]);

    actor.send(add(soap));
    actor.send({ type: 'prompt.confirm' });
    await calls.cleared.answers(lines());
    await calls.added.answers(refusedWith('Sold out'));
    await calls.read.answers(lines());
    expect(calls.added.calls.at(-1)?.asked.selection.quantity).toBe(4);
    await calls.added.answers(lines(of(oil, 4)));

    expect(linesInCart()).toEqual([of(oil, 4)]);
    expect(told).toEqual([{ kind: 'said', text: 'Sold out' }, { kind: 'cartRestored' }]);
  });

  test('are not brought back for a visitor who must sign in first (D-43)', async () => {
    const { actor, calls, linesInCart } = await aFilledCart([of(oil)]);

    actor.send(add(soap));
    actor.send({ type: 'prompt.confirm' });
    await calls.cleared.answers(lines());
    await calls.added.answers(tokenRefused);
    await calls.authenticated.answers('dismissed');
    actor.send({ type: 'cart.undo', line: null });

    expect(calls.added.calls).toHaveLength(1);
    expect(linesInCart()).toEqual([]);
  });

  test('change nothing when the cart could not be cleared', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(oil)]);

    actor.send(add(soap));
    actor.send({ type: 'prompt.confirm' });
    await calls.cleared.answers(away);

    expect(told).toEqual([{ kind: 'somethingWentWrong' }]);
    expect(calls.added.calls).toHaveLength(0);
    expect(linesInCart()).toEqual([of(oil)]);
  });

  test('are welcome in food (CART-22)', async () => {
    const { actor, calls } = await aFilledCart([of(dosa)]);

    actor.send(add(anItem({ id: id(5), storeId: id(5), storeName: 'Pizza Place' })));

    expect(calls.added.calls).toHaveLength(1);
  });

  test('are asked about after signing in, when the account holds another store (D-102)', async () => {
    const { actor, calls } = await aFilledCart([], { mayAdd: false });

    actor.send(add(soap));
    await calls.authenticated.answers('signedIn');
    await calls.read.answers(lines(of(oil)));

    expect(select.replacementOf(actor.getSnapshot())?.inCart).toBe('Green Grocer');
    expect(calls.added.calls).toHaveLength(0);
  });
});
