import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { aLine, aSelection, pieces } from '#tests/support/builders/cart.ts';
import { away, refusedWith, tokenRefused } from '#tests/support/builders/failure.ts';
import { aGroup, anAddOn, anItem, goods } from '#tests/support/builders/item.ts';
import { aCartActor, aFilledCart, lines } from '#tests/support/start-cart.ts';
import type { LineId } from '#domain/cart/cart.ts';
import * as ask from './cart.selectors.ts';

const dosa = anItem();
const idli = anItem({ id: id(7), name: 'Idli' });
const oil = goods({ id: id(2), stock: 10 });
const soap = goods({ id: id(3), name: 'Soap', storeId: id(9), storeName: 'Corner Shop' });
const line = (number: number): LineId => id(number);
const of = (item: typeof dosa, quantity = 1, number = 1) =>
  aLine({ id: line(number), item, selection: { quantity: pieces(quantity) } });
const add = (item: typeof dosa, attempt?: string) =>
  ({
    type: 'item.add',
    item,
    selection: aSelection(item),
    ...(attempt === undefined ? {} : { attempt }),
  }) as const;

describe('the cart is read', () => {
  test('before anything else, and shows what the shop has noted (API-22)', async () => {
    const { actor, calls, linesInCart } = aCartActor();
    expect(ask.isLoading(actor.getSnapshot())).toBe(true);

    await calls.read.answers(lines(of(dosa, 3)));

    expect(linesInCart()).toEqual([of(dosa, 3)]);
    expect(ask.countOf(actor.getSnapshot())).toBe(1);
    expect(ask.isLoading(actor.getSnapshot())).toBe(false);
  });

  test('again when the customer asks, after the shop could not be reached (ERR-29)', async () => {
    const { actor, calls, linesInCart } = aCartActor();
    await calls.read.answers(away);
    expect(ask.failureOf(actor.getSnapshot())).toEqual(away.failure);

    actor.send({ type: 'cart.retry' });
    await calls.read.answers(lines(of(dosa)));

    expect(ask.failureOf(actor.getSnapshot())).toBeNull();
    expect(linesInCart()).toEqual([of(dosa)]);
  });

  test('a failed second reading keeps the lines that are known', async () => {
    const { actor, calls, linesInCart } = await aFilledCart([of(dosa)]);

    actor.send({ type: 'cart.reload' });
    await calls.read.answers(away);

    expect(linesInCart()).toEqual([of(dosa)]);
  });

  test('again after signing out: the lines of the account are out of sight at once (CART-31, AUTH-10)', async () => {
    const { calls, scopeSays, linesInCart } = await aFilledCart([of(dosa)]);

    scopeSays({ type: 'scope.change', mayAdd: false, keepsLines: false });
    expect(linesInCart()).toEqual([]);
    await calls.read.answers(lines(of(oil)));

    expect(linesInCart()).toEqual([of(oil)]);
  });

  test('again when a guest signs in, whose lines stay in sight meanwhile (D-42)', async () => {
    const { calls, scopeSays, linesInCart } = await aFilledCart([of(dosa)]);

    scopeSays({ type: 'scope.change', mayAdd: true, keepsLines: true });

    expect(linesInCart()).toEqual([of(dosa)]);
    expect(calls.read.calls).toHaveLength(2);
  });

  test('anew when somebody else comes while it is being read', async () => {
    const { calls, scopeSays, linesInCart } = aCartActor();

    scopeSays({ type: 'scope.change', mayAdd: true, keepsLines: false });
    expect(calls.read.calls[0]?.signal?.aborted).toBe(true);
    await calls.read.answers(lines(of(dosa)), 0);
    expect(linesInCart()).toEqual([]);
    await calls.read.answers(lines(of(oil)));

    expect(linesInCart()).toEqual([of(oil)]);
  });

  test('an answer for the one who has left is not shown to the next (D6)', async () => {
    const { actor, calls, scopeSays, linesInCart } = await aFilledCart([of(dosa)]);
    actor.send(add(idli));

    scopeSays({ type: 'scope.change', mayAdd: false, keepsLines: false });
    await calls.added.answers(lines(of(dosa), of(oil, 1, 2)));

    expect(linesInCart()).toEqual([]);
    expect(calls.read.calls).toHaveLength(2);
  });
});

describe('adding', () => {
  test('sends the choice, takes the list that comes back and says so (CART-32, ERR-33)', async () => {
    const { actor, calls, told, linesInCart, otherTabsTold } = await aFilledCart([]);

    actor.send(add(dosa));
    expect(calls.added.calls[0]?.asked).toEqual({ item: dosa, selection: aSelection(dosa) });
    expect(linesInCart()).toEqual([]);
    expect(ask.isBeingAdded(dosa.id)(actor.getSnapshot())).toBe(true);
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

  test('tells that the shop could not be reached, and loses nothing (ERR-29)', async () => {
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

  test('whoever waits for it hears that it is in the cart', async () => {
    const { actor, calls } = await aFilledCart([]);
    const heard: unknown[] = [];
    actor.on('item.put', (said) => void heard.push(said));

    actor.send(add(dosa, 'a1'));
    await calls.added.answers(lines(of(dosa)));

    expect(heard).toEqual([{ type: 'item.put', attempt: 'a1', outcome: 'added' }]);
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
    expect(ask.isBeingAdded(dosa.id)(actor.getSnapshot())).toBe(false);
  });

  test('is not asked about once the guest has chosen elsewhere to go on as one', async () => {
    const { actor, calls, scopeSays } = await aFilledCart([], { mayAdd: false });

    scopeSays({ type: 'guest.continue' });
    actor.send(add(dosa));

    expect(calls.authenticated.calls).toHaveLength(0);
    expect(calls.added.calls).toHaveLength(1);
  });
});

describe('a token that expires under way', () => {
  test('has the customer sign in, and then the same step is sent (D-43)', async () => {
    const { actor, calls, scopeSays, linesInCart } = await aFilledCart([of(dosa, 2)]);

    actor.send({ type: 'line.increase', line: line(1) });
    scopeSays({ type: 'scope.change', mayAdd: false, keepsLines: false });
    await calls.updated.answers(tokenRefused);
    expect(calls.authenticated.calls[0]?.asked).toEqual({ view: 'signIn', offerGuest: false });
    scopeSays({ type: 'scope.change', mayAdd: true, keepsLines: true });
    await calls.authenticated.answers('signedIn');
    await calls.read.answers(lines(of(dosa, 2)));
    await calls.updated.answers(lines(of(dosa, 3)));

    expect(linesInCart()).toEqual([of(dosa, 3)]);
  });

  test.each([
    { deed: { type: 'line.remove', line: line(1) }, call: 'removed' },
    { deed: add(idli), call: 'added' },
    {
      deed: { type: 'item.update', line: line(1), item: dosa, selection: aSelection(dosa) },
      call: 'updated',
    },
  ] as const)('has $deed.type wait for the customer, too (D-43)', async ({ deed, call }) => {
    const { actor, calls } = await aFilledCart([of(dosa, 2)]);

    actor.send(deed);
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

    expect(ask.isAskingToClear(actor.getSnapshot())).toBe(true);
  });
});

describe('stepping', () => {
  test('shows the new quantity as pending at once, and the line changes on the answer (CART-14, CART-15, D-104)', async () => {
    const { actor, calls, linesInCart } = await aFilledCart([of(dosa, 2)]);

    actor.send({ type: 'line.increase', line: line(1) });
    expect(ask.wantedQuantityOf(line(1))(actor.getSnapshot())).toBe(3);
    expect(ask.isPending(line(1))(actor.getSnapshot())).toBe(true);
    expect(linesInCart()).toEqual([of(dosa, 2)]);
    await calls.updated.answers(lines(of(dosa, 3)));

    expect(linesInCart()).toEqual([of(dosa, 3)]);
    expect(ask.isPending(line(1))(actor.getSnapshot())).toBe(false);
  });

  test('has one request under way a line: taps meanwhile become one (CART-14, D-104)', async () => {
    const { actor, calls } = await aFilledCart([of(dosa, 1)]);

    for (let tap = 0; tap < 4; tap++) actor.send({ type: 'line.increase', line: line(1) });
    expect(calls.updated.calls).toHaveLength(1);
    expect(ask.wantedQuantityOf(line(1))(actor.getSnapshot())).toBe(5);
    await calls.updated.answers(lines(of(dosa, 2)));

    expect(calls.updated.calls.map(({ asked }) => asked.selection.quantity)).toEqual([2, 5]);
  });

  test('forth and back while a request is under way sends nothing needless', async () => {
    const { actor, calls } = await aFilledCart([of(dosa, 1)]);

    actor.send({ type: 'line.increase', line: line(1) });
    actor.send({ type: 'line.increase', line: line(1) });
    actor.send({ type: 'line.decrease', line: line(1) });
    await calls.updated.answers(lines(of(dosa, 2)));

    expect(calls.updated.calls).toHaveLength(1);
  });

  test('two lines: the second waits, so that no answer overtakes another', async () => {
    const { actor, calls } = await aFilledCart([of(dosa, 1), of(oil, 1, 2)]);

    actor.send({ type: 'line.increase', line: line(1) });
    actor.send({ type: 'line.increase', line: line(2) });
    expect(calls.updated.calls).toHaveLength(1);
    await calls.updated.answers(lines(of(dosa, 2), of(oil, 1, 2)));

    expect(calls.updated.calls[1]?.asked.line).toBe(2);
  });

  test('down is sent as up is (CART-13)', async () => {
    const { actor, calls } = await aFilledCart([of(dosa, 3)]);

    actor.send({ type: 'line.decrease', line: line(1) });

    expect(calls.updated.calls[0]?.asked.selection.quantity).toBe(2);
  });

  test('down from one takes the line out, with what was asked of it before (CART-12, CART-27)', async () => {
    const { actor, calls, linesInCart } = await aFilledCart([of(dosa, 2)]);

    actor.send({ type: 'line.decrease', line: line(1) });
    actor.send({ type: 'line.decrease', line: line(1) });
    await calls.updated.answers(lines(of(dosa, 1)));
    expect(calls.removed.calls[0]?.asked).toEqual({ line: 1 });
    await calls.removed.answers(lines());

    expect(linesInCart()).toEqual([]);
    expect(calls.updated.calls).toHaveLength(1);
  });

  test('a refusal returns to the value of the line, with the reason (D-104)', async () => {
    const { actor, calls, told } = await aFilledCart([of(oil, 2)]);

    actor.send({ type: 'line.increase', line: line(1) });
    actor.send({ type: 'line.increase', line: line(1) });
    await calls.updated.answers(refusedWith('Only 2 left'));
    await calls.read.answers(lines(of(oil, 2)));

    expect(told).toEqual([{ kind: 'said', text: 'Only 2 left' }]);
    expect(ask.wantedQuantityOf(line(1))(actor.getSnapshot())).toBe(2);
    expect(calls.updated.calls).toHaveLength(1);
  });

  test.each([
    { stock: 5, from: 5, sent: 0, because: 'the stock is reached' },
    { stock: 6, from: 5, sent: 1, because: 'one is left' },
  ])('sends $sent when $because (CART-23, ERR-07)', async ({ stock, from, sent }) => {
    const { actor, calls, told } = await aFilledCart([of(goods({ stock }), from)]);

    actor.send({ type: 'line.increase', line: line(1) });

    expect(calls.updated.calls).toHaveLength(sent);
    expect(told).toEqual(sent === 0 ? [{ kind: 'stockReached' }] : []);
  });

  test('goods at their maximum are refused (CART-24, CART-25, ERR-08)', async () => {
    const { actor, calls, told } = await aFilledCart([of(goods({ maximum: 2 }), 2)]);

    actor.send({ type: 'line.increase', line: line(1) });

    expect(calls.updated.calls).toHaveLength(0);
    expect(told).toEqual([{ kind: 'maximumReached' }]);
  });

  test('food at its maximum is remarked upon, sent all the same, and clamped (CART-26, D-18)', async () => {
    const { actor, calls, told } = await aFilledCart([of(anItem({ maximum: 2 }), 2)]);

    actor.send({ type: 'line.increase', line: line(1) });
    expect(told).toEqual([{ kind: 'maximumReached' }]);
    expect(calls.updated.calls[0]?.asked.selection.quantity).toBe(3);
    await calls.updated.answers(lines(of(anItem({ maximum: 2 }), 2)));

    expect(ask.wantedQuantityOf(line(1))(actor.getSnapshot())).toBe(2);
  });

  test('counts what was tapped already against the stock', async () => {
    const { actor, told } = await aFilledCart([of(goods({ stock: 3 }), 1)]);

    for (let tap = 0; tap < 3; tap++) actor.send({ type: 'line.increase', line: line(1) });

    expect(ask.wantedQuantityOf(line(1))(actor.getSnapshot())).toBe(3);
    expect(told).toEqual([{ kind: 'stockReached' }]);
  });

  test('keeps the variation and the add-ons of the line (ENT-08)', async () => {
    const dish = anItem({ foodVariations: [aGroup()], addOns: [anAddOn()] });
    const chosen = aLine({
      item: dish,
      selection: { picks: [[1]], addOns: [{ id: id(1), quantity: 2, checked: true }] },
    });
    const { actor, calls } = await aFilledCart([chosen]);

    actor.send({ type: 'line.increase', line: line(1) });

    expect(calls.updated.calls[0]?.asked.selection).toEqual({
      ...chosen.selection,
      quantity: 2,
    });
  });

  test.each([
    { type: 'line.increase' },
    { type: 'line.decrease' },
    { type: 'line.remove' },
  ] as const)('$type of a line that is not there does nothing', async ({ type }) => {
    const { actor, calls, told } = await aFilledCart([of(dosa)]);

    actor.send({ type, line: line(99) });

    expect([...calls.updated.calls, ...calls.removed.calls]).toEqual([]);
    expect(told).toEqual([]);
  });
});

describe('changing a choice', () => {
  test('sends it with the line and says that it was updated (CART-33, ERR-34, API-21)', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(dosa, 1)]);
    const heard: unknown[] = [];
    actor.on('item.put', (said) => void heard.push(said));

    const selection = aSelection(dosa, { quantity: pieces(4) });
    actor.send({ type: 'item.update', line: line(1), item: dosa, selection, attempt: 'a2' });
    expect(calls.updated.calls[0]?.asked).toEqual({ line: 1, item: dosa, selection });
    await calls.updated.answers(lines(of(dosa, 4)));

    expect(linesInCart()).toEqual([of(dosa, 4)]);
    expect(told).toEqual([{ kind: 'itemUpdated' }]);
    expect(heard).toEqual([{ type: 'item.put', attempt: 'a2', outcome: 'updated' }]);
  });

  test('that is refused is told, and the line stays', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(dosa, 1)]);

    actor.send({
      type: 'item.update',
      line: line(1),
      item: dosa,
      selection: aSelection(dosa, { quantity: pieces(4) }),
    });
    await calls.updated.answers(away);

    expect(told).toEqual([{ kind: 'somethingWentWrong' }]);
    expect(linesInCart()).toEqual([of(dosa, 1)]);
  });
});

describe('removing', () => {
  test('needs no confirmation, and is told (CART-16, CART-17, ERR-32)', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(dosa, 3)]);

    actor.send({ type: 'line.remove', line: line(1) });
    expect(calls.removed.calls[0]?.asked).toEqual({ line: 1 });
    expect(ask.isPending(line(1))(actor.getSnapshot())).toBe(true);
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

  test('can be taken back: the same choice is sent to the shop again (D-101)', async () => {
    const { actor, calls, told, linesInCart } = await aFilledCart([of(dosa, 3)]);
    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(lines());

    actor.send({ type: 'cart.undo', line: line(1) });
    expect(calls.added.calls[0]?.asked).toEqual({ item: dosa, selection: of(dosa, 3).selection });
    await calls.added.answers(lines(of(dosa, 3, 7)));

    expect(linesInCart()).toEqual([of(dosa, 3, 7)]);
    expect(told.at(-1)).toEqual({ kind: 'cartRestored' });
  });

  test('taken back when the shop has none left is told in its words (D-101)', async () => {
    const { actor, calls, told } = await aFilledCart([of(oil, 3)]);
    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(lines());

    actor.send({ type: 'cart.undo', line: line(1) });
    await calls.added.answers(refusedWith('None left'));

    expect(told.at(-1)).toEqual({ kind: 'said', text: 'None left' });
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

  test('is nothing to take back for the next customer', async () => {
    const { actor, calls, scopeSays } = await aFilledCart([of(dosa)]);
    actor.send({ type: 'line.remove', line: line(1) });
    await calls.removed.answers(lines());

    scopeSays({ type: 'scope.change', mayAdd: true, keepsLines: false });
    await calls.read.answers(lines());
    actor.send({ type: 'cart.undo', line: line(1) });

    expect(calls.added.calls).toHaveLength(0);
  });
});

describe('clearing', () => {
  test('asks first, and Cancel leaves the cart as it was (CART-10, CART-18)', async () => {
    const { actor, calls, linesInCart } = await aFilledCart([of(dosa)]);

    actor.send({ type: 'cart.clear' });
    expect(ask.isAskingToClear(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'prompt.cancel' });

    expect(ask.isAskingToClear(actor.getSnapshot())).toBe(false);
    expect(calls.cleared.calls).toHaveLength(0);
    expect(linesInCart()).toEqual([of(dosa)]);
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

  test('leads home, once the shop has emptied the cart (NAV-04)', async () => {
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

    expect(ask.isAskingToClear(actor.getSnapshot())).toBe(false);
  });
});

describe("another store's goods", () => {
  test('open a prompt that names both stores, and nothing is sent (CART-20, ERR-23)', async () => {
    const { actor, calls } = await aFilledCart([of(oil)]);

    actor.send(add(soap));

    expect(ask.replacementOf(actor.getSnapshot())).toEqual({
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

  test('are not brought back for whoever must first say who they are (D-43)', async () => {
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

    expect(ask.replacementOf(actor.getSnapshot())?.inCart).toBe('Green Grocer');
    expect(calls.added.calls).toHaveLength(0);
  });
});

describe('what views ask of the cart', () => {
  test('the badge counts lines, not pieces; the subtotal is before discount (CART-08)', async () => {
    const { actor } = await aFilledCart([of(dosa, 3), of(anItem({ id: id(8) }), 2, 2)]);

    expect(ask.countOf(actor.getSnapshot())).toBe(2);
    expect(ask.subtotalOf(actor.getSnapshot().context.cart).minor).toBe(5_000);
    expect(ask.piecesOfItem(dosa.id)(actor.getSnapshot())).toBe(3);
  });

  test('a line of another zone, and one that is sold out, are marked (D-33, D7)', () => {
    expect(ask.problemOf(of(dosa), [id(2)])).toEqual({ kind: 'otherZone' });
    expect(ask.problemOf(of(goods({ stock: 1 }), 2), [id(1)])).toEqual({
      kind: 'outOfStock',
      stock: 1,
    });
    expect(ask.problemOf(of(dosa), [id(1)])).toBeNull();
  });
});
