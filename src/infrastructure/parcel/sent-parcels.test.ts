import { expect, test } from 'vitest';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { createPlacementKeys } from '#infrastructure/account/placement-keys.storage.ts';
import { cents } from '#tests/support/builders/money.ts';
import { aParcel } from '#tests/support/builders/parcel.ts';
import { SENT_PARCELS } from './storage.ts';

function aTab() {
  const store = memoryStore();
  let last = 0;
  const open = () =>
    createPlacementKeys(
      { store, uuid: () => `key-${(last += 1)}`, customer: () => null },
      SENT_PARCELS,
    );
  return { store, open };
}
const draft = { parcel: aParcel(), method: 'cash_on_delivery', fee: cents(500) } as const;

test('the same parcel is sent under the same key, across a reload too, and another one under another (D-111)', () => {
  const { open } = aTab();
  expect(open().keyFor(draft)).toBe('key-1');
  expect(open().keyFor(draft)).toBe('key-1');
  expect(open().unsettled()).toEqual([draft]);

  const dearer = { ...draft, fee: cents(600) };
  expect(open().keyFor(dearer)).toBe('key-2');
  expect(open().unsettled()).toEqual([dearer]);

  open().settle(dearer);
  expect(open().unsettled()).toEqual([]);
});

test.each(['{"key":"k","said":"{}"}', '[{"key":"k","draft":{"parcel":null}}]'])(
  'what was kept otherwise (%s) counts as nothing sent',
  (text) => {
    const { store, open } = aTab();
    store.write(KEYS.parcelKey, text);
    expect(open().unsettled()).toEqual([]);
  },
);
