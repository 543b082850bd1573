import { describe, expect, test } from 'vitest';
import { away, refusedWith, tokenRefused } from '#tests/support/builders/failure.ts';
import { dosa, idli, line, of, oil } from '#tests/support/builders/items.ts';
import { aFilledCart, lines } from '#tests/support/start-cart.ts';
import * as select from './selectors.ts';

describe('removing', () => {
  test('needs no confirmation, and is told (CART-16, CART-17, ERR-32)', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(dosa, 3)]);

    actor.send({ type: 'line.remove', line: line(1) });
    expect(calls.removed.calls[0]?.asked).toEqual({ line: 1 });
    expect(select.isPending(line(1))(actor.getSnapshot())).toBe(true);
    await calls.removed.answers(lines());

    expect(linesInCart()).toEqual([]);
    expect(told).toEqual([{ kind: 'itemRemoved', line: 1, name: 'Masala Dosa' }]);
  });

  test('twice is removing once', async () => {
    const { actor, calls } = await aFilledCart([of(dosa, 3)]);

    actor.send({ type: 'line.remove', line: line(1) });
    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(lines());

    expect(calls.removed.calls).toHaveLength(1);
  });

  test('that fails leaves the line where it was', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(dosa, 3)]);

    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(away);

    expect(told).toEqual([{ kind: 'somethingWentWrong' }]);
    expect(linesInCart()).toEqual([of(dosa, 3)]);
  });

  test('can be taken back: the same choice is sent to the app again (D-101)', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(dosa, 3)]);
    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(lines());

    actor.send({ type: 'cart.undo', line: line(1) });
    expect(calls.added.calls[0]?.asked).toEqual({ item: dosa, selection: of(dosa, 3).selection });
    await calls.added.answers(lines(of(dosa, 3, 7)));

    expect(linesInCart()).toEqual([of(dosa, 3, 7)]);
    expect(told.at(-1)).toEqual({ kind: 'cartRestored' });
  });

  test('taken back when the app has none left is told in its words (D-101)', async () => {
    const { actor, calls, told } = await aFilledCart([of(oil, 3)]);
    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(lines());

    actor.send({ type: 'cart.undo', line: line(1) });
    await calls.added.answers(refusedWith('None left'));

    expect(told.at(-1)).toEqual({ kind: 'said', text: 'None left' });
  });

  test('that could not be taken back, as the server was away, stays on offer (D-101)', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(dosa, 3)]);
    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(lines());

    actor.send({ type: 'cart.undo', line: line(1) });
    await calls.added.answers(away);
    await calls.read.answers(lines());
    expect(told).toEqual([
      { kind: 'itemRemoved', line: 1, name: 'Masala Dosa' },
      { kind: 'somethingWentWrong' },
      { kind: 'itemRemoved', line: 1, name: 'Masala Dosa' },
    ]);

    actor.send({ type: 'cart.undo', line: line(1) });
    expect(calls.added.calls[1]?.asked).toEqual({ item: dosa, selection: of(dosa, 3).selection });
    await calls.added.answers(lines(of(dosa, 3, 7)));
    expect(linesInCart()).toEqual([of(dosa, 3, 7)]);
  });

  test('that waits to be taken back stays on offer where the sign-in for it is closed (D-101, D-43)', async () => {
    const { actor, calls, told } = await aFilledCart([of(dosa)]);
    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(lines());

    actor.send({ type: 'cart.undo', line: line(1) });
    await calls.added.answers(tokenRefused);
    await calls.authenticated.answers('dismissed');
    expect(told.at(-1)).toEqual({ kind: 'itemRemoved', line: 1, name: 'Masala Dosa' });
    expect(calls.added.calls).toHaveLength(1);

    actor.send({ type: 'cart.undo', line: line(1) });
    expect(calls.added.calls).toHaveLength(2);
  });

  test('what was asked for behind it goes on where the server was away, and ends with a sign-in that is closed (D-101, D-43)', async () => {
    const { actor, calls } = await aFilledCart([of(dosa), of(oil, 1, 2)]);
    const takesBackInVain = (answer: typeof away | typeof tokenRefused) => {
      actor.send({ type: 'cart.undo', line: line(1) });
      actor.send({ type: 'line.increase', line: line(2) });
      return calls.added.answers(answer);
    };
    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(lines(of(oil, 1, 2)));

    await takesBackInVain(away);
    await calls.read.answers(lines(of(oil, 1, 2)));
    expect(calls.updated.calls).toHaveLength(1);
    await calls.updated.answers(lines(of(oil, 2, 2)));

    await takesBackInVain(tokenRefused);
    await calls.authenticated.answers('dismissed');
    expect(calls.updated.calls).toHaveLength(1);
  });

  test('two lines, each can be taken back by itself, and only once (D-101)', async () => {
    const { actor, calls } = await aFilledCart([of(dosa, 1), of(oil, 1, 2)]);
    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(lines(of(oil, 1, 2)));
    actor.send({ type: 'line.remove', line: line(2) });
    await calls.removed.answers(lines());

    actor.send({ type: 'cart.undo', line: line(1) });
    actor.send({ type: 'cart.undo', line: line(2) });
    await calls.added.answers(lines(of(dosa)));
    await calls.added.answers(lines(of(dosa), of(oil)));

    expect(calls.added.calls.map(({ asked }) => asked.item.name)).toEqual([
      'Masala Dosa',
      'Olive Oil',
    ]);
  });

  test('is nothing to take back for the next customer, who is not offered it either', async () => {
    const { actor, calls, scopeChanges, offersWithdrawn } = await aFilledCart([of(dosa)]);
    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(lines());

    scopeChanges({ mayAdd: true, keepsLines: false });
    await calls.read.answers(lines());
    actor.send({ type: 'cart.undo', line: line(1) });

    expect(calls.added.calls).toHaveLength(0);
    expect(offersWithdrawn()).toBe(1);
  });

  test('stays on offer for a guest who signs in meanwhile', async () => {
    const { actor, calls, scopeChanges, offersWithdrawn } = await aFilledCart([of(dosa)]);
    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(lines());

    scopeChanges({ mayAdd: true, keepsLines: true });

    expect(offersWithdrawn()).toBe(0);
  });
});

describe('clearing', () => {
  test('asks first, and Cancel leaves the cart as it was (CART-10, CART-18)', async () => {
    const { actor, calls, linesInCart } = await aFilledCart([of(dosa)]);

    actor.send({ type: 'cart.clear' });
    expect(select.isAskingToClear(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'prompt.cancel' });

    expect(select.isAskingToClear(actor.getSnapshot())).toBe(false);
    expect(calls.cleared.calls).toHaveLength(0);
    expect(linesInCart()).toEqual([of(dosa)]);
  });

  test('is asked about again where another tab has changed the cart meanwhile [CART-18, D-118]', async () => {
    const { actor, calls, otherTabSays } = await aFilledCart([of(dosa)]);
    actor.send({ type: 'cart.clear' });
    otherTabSays({ type: 'cart.reload' });

    actor.send({ type: 'prompt.confirm' });
    expect(select.isAskingToClear(actor.getSnapshot())).toBe(false);
    await calls.read.answers(lines(of(dosa), of(oil, 1, 2)));

    expect(select.isAskingToClear(actor.getSnapshot())).toBe(true);
    expect(calls.cleared.calls).toHaveLength(0);
    actor.send({ type: 'prompt.confirm' });
    expect(calls.cleared.calls).toHaveLength(1);
  });

  test('is given up, and told, where the cart that has changed cannot be read [CART-18, D-118]', async () => {
    const { actor, calls, told, otherTabSays } = await aFilledCart([of(dosa)]);
    actor.send({ type: 'cart.clear' });
    otherTabSays({ type: 'cart.reload' });

    actor.send({ type: 'prompt.confirm' });
    await calls.read.answers(away);

    expect(select.isAsking(actor.getSnapshot())).toBe(false);
    expect(told).toEqual([{ kind: 'somethingWentWrong' }]);
    expect(calls.cleared.calls).toHaveLength(0);
  });

  test('asks nothing more where another tab has emptied the cart meanwhile [D-118]', async () => {
    const { actor, calls, otherTabSays } = await aFilledCart([of(dosa)]);
    actor.send({ type: 'cart.clear' });
    otherTabSays({ type: 'cart.reload' });

    actor.send({ type: 'prompt.confirm' });
    await calls.read.answers(lines());

    expect(select.isAsking(actor.getSnapshot())).toBe(false);
    expect(calls.cleared.calls).toHaveLength(0);
  });

  test('empties the cart once confirmed, and can be taken back (CART-19, ERR-40, D-101)', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(dosa), of(oil, 1, 2)]);

    actor.send({ type: 'cart.clear' });
    actor.send({ type: 'prompt.confirm' });
    await calls.cleared.answers(lines());
    expect(linesInCart()).toEqual([]);
    expect(told).toEqual([{ kind: 'cartCleared' }]);
    actor.send({ type: 'cart.undo', line: null });
    await calls.added.answers(lines(of(dosa)));
    await calls.added.answers(lines(of(dosa), of(oil, 1, 2)));

    expect(linesInCart()).toHaveLength(2);
  });

  test('taken back in part, as the server was away, offers the rest again (D-101)', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([
      of(dosa),
      of(oil, 1, 2),
      of(idli, 1, 3),
    ]);
    actor.send({ type: 'cart.clear' });
    actor.send({ type: 'prompt.confirm' });
    await calls.cleared.answers(lines());

    actor.send({ type: 'cart.undo', line: null });
    await calls.added.answers(lines(of(dosa, 1, 7)));
    await calls.added.answers(away);
    await calls.read.answers(lines(of(dosa, 1, 7)));

    expect(calls.added.calls).toHaveLength(2);
    expect(told.at(-1)).toEqual({ kind: 'itemRemoved', line: 2, name: 'Olive Oil, Idli' });
    actor.send({ type: 'cart.undo', line: line(2) });
    await calls.added.answers(lines(of(dosa, 1, 7), of(oil, 1, 8)));
    await calls.added.answers(lines(of(dosa, 1, 7), of(oil, 1, 8), of(idli, 1, 9)));
    expect(linesInCart()).toHaveLength(3);
  });

  test('leads home, once the app has emptied the cart (NAV-04)', async () => {
    const { actor, calls, wentHome } = await aFilledCart([of(dosa)]);

    actor.send({ type: 'cart.clear' });
    actor.send({ type: 'prompt.confirm' });
    expect(wentHome()).toBe(0);
    await calls.cleared.answers(lines());

    expect(wentHome()).toBe(1);
  });

  test('that fails leaves the cart as it was, and the customer where they are', async () => {
    const { actor, calls, told, linesInCart, wentHome } = await aFilledCart([of(dosa)]);

    actor.send({ type: 'cart.clear' });
    actor.send({ type: 'prompt.confirm' });
    await calls.cleared.answers(away);

    expect(told).toEqual([{ kind: 'somethingWentWrong' }]);
    expect(wentHome()).toBe(0);
    expect(linesInCart()).toEqual([of(dosa)]);
  });

  test('an empty cart asks nothing', async () => {
    const { actor } = await aFilledCart([]);

    actor.send({ type: 'cart.clear' });

    expect(select.isAskingToClear(actor.getSnapshot())).toBe(false);
  });
});
