import { expect, test } from 'vitest';
import { id, type Id } from '#domain/kernel/id.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { aDraft } from '#tests/support/builders/order.ts';
import { createPlacementKeys } from '#infrastructure/account/placement-keys.storage.ts';
import { ORDER_DRAFTS } from './storage.ts';

function keysIn(store = memoryStore()) {
  let made = 0;
  return createPlacementKeys(
    { store, uuid: () => `key-${(made += 1)}`, customer: () => null },
    ORDER_DRAFTS,
  );
}

test('the same order keeps its key, across a reload too (D-111)', () => {
  const store = memoryStore();
  const before = keysIn(store).keyFor(aDraft());
  expect(keysIn(store).keyFor(aDraft())).toBe(before);
  expect(keysIn(store).unsettled()).toEqual([aDraft()]);
});

test('another order of the same store gets a key of its own', () => {
  const keys = keysIn();
  expect(keys.keyFor(aDraft())).not.toBe(keys.keyFor(aDraft({ note: 'Ring twice' })));
  expect(keys.unsettled()).toEqual([aDraft({ note: 'Ring twice' })]);
});

test('an answered order is forgotten, the others are not', () => {
  const keys = keysIn();
  const other = aDraft({ storeId: id(2) });
  keys.keyFor(aDraft());
  keys.keyFor(other);
  keys.settle(aDraft());
  expect(keys.unsettled()).toEqual([other]);
});

test('what a customer sent is not shown to another one, and not kept for the next either (D-111)', () => {
  const store = memoryStore();
  let customer: Id<'Customer'> | null = id(1);
  const keys = createPlacementKeys(
    { store, uuid: () => 'key-1', customer: () => customer },
    ORDER_DRAFTS,
  );
  keys.keyFor(aDraft());

  customer = null;
  expect(keys.unsettled()).toEqual([]);
  customer = id(1);
  expect(keys.unsettled()).toEqual([aDraft()]);
  customer = id(2);
  expect(keys.unsettled()).toEqual([]);
  expect(store.read('placementKeys')).toBeNull();
});

test('that it was sent and never answered is known across a reload, and while its customer is not here (D-111)', () => {
  const store = memoryStore();
  let customer: Id<'Customer'> | null = id(1);
  const open = () =>
    createPlacementKeys({ store, uuid: () => 'key-1', customer: () => customer }, ORDER_DRAFTS);
  expect(open().unanswered(aDraft())).toBeNull();
  open().keyFor(aDraft());
  expect(open().unanswered(aDraft())).toEqual({ isOwn: true });
  expect(open().unanswered(aDraft({ note: 'Ring twice' }))).toBeNull();

  customer = null;
  expect(open().unanswered(aDraft())).toEqual({ isOwn: false });
  customer = id(2);
  expect(open().unanswered(aDraft())).toEqual({ isOwn: false });
  customer = id(1);
  open().settle(aDraft());
  expect(open().unanswered(aDraft())).toBeNull();
});

test('what a guest sent is theirs when they sign in (D-111)', () => {
  const store = memoryStore();
  let customer: Id<'Customer'> | null = null;
  const keys = createPlacementKeys(
    { store, uuid: () => 'key-1', customer: () => customer },
    ORDER_DRAFTS,
  );
  keys.keyFor(aDraft());

  customer = id(1);
  expect(keys.unsettled()).toEqual([aDraft()]);
  expect(keys.unanswered(aDraft())).toEqual({ isOwn: true });
});

test.each(['{', '[{"key":1}]', '{"a":1}', 'null', '[null]'])(
  'rubbish in the storage (%s) counts as nothing',
  (rubbish) => {
    const store = memoryStore();
    store.write('placementKeys', rubbish);
    expect(keysIn(store).unsettled()).toEqual([]);
  },
);
