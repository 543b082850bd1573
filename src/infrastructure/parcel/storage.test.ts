import { expect, test } from 'vitest';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { aParcelForm } from '#tests/support/builders/parcel.ts';
import { createParcelDrafts } from './storage.ts';

function aTab() {
  const store = memoryStore();
  const open = () => createParcelDrafts(store);
  return { store, open };
}

test('what was typed of a parcel outlives a reload, until it is placed', () => {
  const { open } = aTab();
  expect(open().recall()).toBeNull();
  open().save(aParcelForm());
  expect(open().recall()).toEqual(aParcelForm());
  open().forget();
  expect(open().recall()).toBeNull();
});

test.each(['', 'null', '[]', '7', '{"sender":7,"contents":[1],"payer":"me"}'])(
  'what is no form of ours (%s) is read as nothing typed',
  (text) => {
    const { store, open } = aTab();
    store.write(KEYS.parcelForm, text);
    const read = open().recall();
    expect(read === null || read.sender.name === '').toBe(true);
  },
);
