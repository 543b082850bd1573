import { expect, test } from 'vitest';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { cents } from '#tests/support/builders/money.ts';
import { aParcel, aParcelForm } from '#tests/support/builders/parcel.ts';
import { createSessionParcelDrafts } from './session-parcel-drafts.adapter.ts';

function aTab() {
  const store = memoryStore();
  let last = 0;
  const open = () => createSessionParcelDrafts({ store, uuid: () => `key-${(last += 1)}` });
  return { store, open };
}
const draft = { parcel: aParcel(), method: 'cash_on_delivery', fee: cents(500) } as const;

test('what was typed of a parcel outlives a reload, until it is placed', () => {
  const { open } = aTab();
  expect(open().recall()).toBeNull();
  open().save(aParcelForm());
  expect(open().recall()).toEqual(aParcelForm());
  open().forget();
  expect(open().recall()).toBeNull();
});

test('the same parcel is sent under the same key, another one under another (D-111)', () => {
  const { open } = aTab();
  expect(open().keyFor(draft)).toBe('key-1');
  expect(open().keyFor(draft)).toBe('key-1');
  expect(open().keyFor({ ...draft, fee: cents(600) })).toBe('key-2');
  open().forget();
  expect(open().keyFor(draft)).toBe('key-3');
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
