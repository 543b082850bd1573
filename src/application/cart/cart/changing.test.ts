import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { aLine, aSelection, pieces } from '#tests/support/builders/cart.ts';
import { away, refusedWith } from '#tests/support/builders/failure.ts';
import { aGroup, anAddOn, anItem, goods } from '#tests/support/builders/item.ts';
import { dosa, line, of, oil } from '#tests/support/builders/items.ts';
import { aFilledCart, lines } from '#tests/support/start-cart.ts';
import * as select from './selectors.ts';

describe('stepping', () => {
  test('shows the new quantity as pending at once, and the line changes on the answer (CART-14, CART-15, D-104)', async () => {
    const { actor, calls, linesInCart } = await aFilledCart([of(dosa, 2)]);

    actor.send({ type: 'line.increase', line: line(1) });
    expect(select.wantedQuantityOf(line(1))(actor.getSnapshot())).toBe(3);
    expect(select.isPending(line(1))(actor.getSnapshot())).toBe(true);
    expect(linesInCart()).toEqual([of(dosa, 2)]);
    await calls.updated.answers(lines(of(dosa, 3)));

    expect(linesInCart()).toEqual([of(dosa, 3)]);
    expect(select.isPending(line(1))(actor.getSnapshot())).toBe(false);
  });

  test('has one request under way a line: taps meanwhile become one (CART-14, D-104)', async () => {
    const { actor, calls } = await aFilledCart([of(dosa, 1)]);

    for (let tap = 0; tap < 4; tap++) actor.send({ type: 'line.increase', line: line(1) });
    expect(calls.updated.calls).toHaveLength(1);
    expect(select.wantedQuantityOf(line(1))(actor.getSnapshot())).toBe(5);
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
    expect(select.wantedQuantityOf(line(1))(actor.getSnapshot())).toBe(2);
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

    expect(select.wantedQuantityOf(line(1))(actor.getSnapshot())).toBe(2);
  });

  test('counts what was tapped already against the stock', async () => {
    const { actor, told } = await aFilledCart([of(goods({ stock: 3 }), 1)]);

    for (let tap = 0; tap < 3; tap++) actor.send({ type: 'line.increase', line: line(1) });

    expect(select.wantedQuantityOf(line(1))(actor.getSnapshot())).toBe(3);
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
    actor.on('task.done', ({ task }) => void heard.push(task));

    const selection = aSelection(dosa, { quantity: pieces(4) });
    actor.send({ type: 'item.update', line: line(1), item: dosa, selection, attempt: 'a2' });
    expect(calls.updated.calls[0]?.asked).toEqual({ line: 1, item: dosa, selection });
    await calls.updated.answers(lines(of(dosa, 4)));

    expect(linesInCart()).toEqual([of(dosa, 4)]);
    expect(told).toEqual([{ kind: 'itemUpdated' }]);
    expect(heard).toEqual([
      { kind: 'change', line: line(1), item: dosa, selection, attempt: 'a2' },
    ]);
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
