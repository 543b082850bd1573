import { describe, expect, test } from 'vitest';
import { away } from '#tests/support/builders/failure.ts';
import { add, dosa, idli, of, oil } from '#tests/support/builders/items.ts';
import { aCartActor, aFilledCart, lines } from '#tests/support/start-cart.ts';
import * as select from './selectors.ts';

describe('the cart is read', () => {
  test('before anything else, and shows what the app has noted (API-22)', async () => {
    const { actor, calls, linesInCart } = aCartActor();
    expect(select.isLoading(actor.getSnapshot())).toBe(true);

    await calls.read.answers(lines(of(dosa, 3)));

    expect(linesInCart()).toEqual([of(dosa, 3)]);
    expect(select.countOf(actor.getSnapshot())).toBe(1);
    expect(select.isLoading(actor.getSnapshot())).toBe(false);
  });

  test('again when the customer asks, after the app could not be reached (ERR-29)', async () => {
    const { actor, calls, linesInCart } = aCartActor();
    await calls.read.answers(away);
    expect(select.failureOf(actor.getSnapshot())).toEqual(away.failure);

    actor.send({ type: 'cart.retry' });
    await calls.read.answers(lines(of(dosa)));

    expect(select.failureOf(actor.getSnapshot())).toBeNull();
    expect(linesInCart()).toEqual([of(dosa)]);
  });

  test('a failed second reading keeps the lines that are known', async () => {
    const { actor, calls, linesInCart } = await aFilledCart([of(dosa)]);

    actor.send({ type: 'cart.reload' });
    await calls.read.answers(away);

    expect(linesInCart()).toEqual([of(dosa)]);
  });

  test('again after signing out: the lines of the account are out of sight at once (CART-31, AUTH-10)', async () => {
    const { calls, scopeChanges, linesInCart } = await aFilledCart([of(dosa)]);

    scopeChanges({ mayAdd: false, keepsLines: false });
    expect(linesInCart()).toEqual([]);
    await calls.read.answers(lines(of(oil)));

    expect(linesInCart()).toEqual([of(oil)]);
  });

  test('again when a guest signs in, whose lines stay in sight meanwhile (D-42)', async () => {
    const { calls, scopeChanges, linesInCart } = await aFilledCart([of(dosa)]);

    scopeChanges({ mayAdd: true, keepsLines: true });

    expect(linesInCart()).toEqual([of(dosa)]);
    expect(calls.read.calls).toHaveLength(2);
  });

  test('anew when another customer signs in while it is being read', async () => {
    const { calls, scopeChanges, linesInCart } = aCartActor();

    scopeChanges({ mayAdd: true, keepsLines: false });
    expect(calls.read.calls[0]?.signal?.aborted).toBe(true);
    await calls.read.answers(lines(of(dosa)), 0);
    expect(linesInCart()).toEqual([]);
    await calls.read.answers(lines(of(oil)));

    expect(linesInCart()).toEqual([of(oil)]);
  });

  test('an answer for the one who has left is not shown to the next (D6)', async () => {
    const { actor, calls, scopeChanges, linesInCart } = await aFilledCart([of(dosa)]);
    actor.send(add(idli));

    scopeChanges({ mayAdd: false, keepsLines: false });
    await calls.added.answers(lines(of(dosa), of(oil, 1, 2)));

    expect(linesInCart()).toEqual([]);
    expect(calls.read.calls).toHaveLength(2);
  });
});
