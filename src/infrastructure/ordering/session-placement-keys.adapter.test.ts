import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { aDraft } from '#tests/support/builders/order.ts';
import { createSessionPlacementKeys } from './session-placement-keys.adapter.ts';

function keysIn(store = memoryStore()) {
  let made = 0;
  return createSessionPlacementKeys(store, () => `key-${(made += 1)}`);
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
  keys.settle(id(1));
  expect(keys.unsettled()).toEqual([other]);
});

test.each(['{', '[{"key":1}]', '{"a":1}', 'null', '[null]'])(
  'rubbish in the storage (%s) counts as nothing',
  (rubbish) => {
    const store = memoryStore();
    store.write('placementKeys', rubbish);
    expect(keysIn(store).unsettled()).toEqual([]);
  },
);
