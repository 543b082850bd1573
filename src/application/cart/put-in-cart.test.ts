import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { joinSystem } from '#application/kernel/system.ts';
import { createPutInCart, type PutRequest } from './put-in-cart.ts';
import { id } from '#domain/kernel/id.ts';
import { aLine, aSelection } from '#tests/support/builders/cart.ts';
import { refusedWith } from '#tests/support/builders/failure.ts';
import { anItem, goods } from '#tests/support/builders/item.ts';
import { aFilledCart, lines } from '#tests/support/start-cart.ts';

const dosa = anItem();

async function aDialogOver(...held: Parameters<typeof aFilledCart>[0]) {
  const cart = await aFilledCart(held);
  let attempts = 0;
  const logic = createPutInCart(() => `attempt-${attempts++}`);
  const put = (facts: Partial<PutRequest> = {}) => {
    const input = { item: dosa, selection: aSelection(dosa), line: null, ...facts };
    const putting = createActor(logic, { input });
    joinSystem(putting, { system: { get: () => cart.actor } });
    return toPromise(putting.start());
  };
  return { ...cart, put };
}

test('an item dialog hears that its item is in the cart (ERR-33)', async () => {
  const { put, calls } = await aDialogOver();

  const outcome = put();
  await calls.added.answers(lines(aLine({ item: dosa })));

  expect(await outcome).toBe('added');
});

test('an item dialog hears that its line was changed (ERR-34)', async () => {
  const { put, calls } = await aDialogOver(aLine({ item: dosa }));

  const outcome = put({ line: id(1) });
  await calls.updated.answers(lines(aLine({ item: dosa })));

  expect(await outcome).toBe('updated');
});

test('an item dialog stays open when the server refuses', async () => {
  const { put, calls } = await aDialogOver();

  const outcome = put();
  await calls.added.answers(refusedWith('Sold out'));

  expect(await outcome).toBe('kept');
});

test('an item dialog stays open when the customer keeps the cart of another store (CART-21)', async () => {
  const { put, actor } = await aDialogOver(aLine({ item: goods() }));
  const soap = goods({ id: id(9), storeId: id(9) });

  const outcome = put({ item: soap, selection: aSelection(soap) });
  actor.send({ type: 'prompt.cancel' });

  expect(await outcome).toBe('kept');
});

test('an item dialog stays open when its line has gone meanwhile', async () => {
  const { put } = await aDialogOver();

  expect(await put({ line: id(99) })).toBe('kept');
});

test('two dialogs in a row each hear of their own attempt', async () => {
  const { put, calls } = await aDialogOver();
  const idli = anItem({ id: id(7), name: 'Idli' });

  const [first, second] = [put(), put({ item: idli, selection: aSelection(idli) })];
  await calls.added.answers(refusedWith('Sold out'));
  await calls.read.answers(lines());
  await calls.added.answers(lines(aLine({ item: idli })));

  expect(await Promise.all([first, second])).toEqual(['kept', 'added']);
});
