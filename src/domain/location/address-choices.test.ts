import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { aSavedAddress } from '#tests/support/builders/location.ts';
import { addressChoices } from './address-choices.ts';

const home = aSavedAddress();
const gym = aSavedAddress({ id: id(2), type: 'other', label: 'Gym' });

const statesOf = (...how: Parameters<typeof addressChoices>) =>
  addressChoices(...how).map(({ address, chosen, state }) => [address.id, chosen, state]);

test('the saved addresses are to be chosen, and the chosen one is marked among them [ADDR-01]', () => {
  expect(statesOf([home, gym], gym)).toEqual([
    [1, false, 'saved'],
    [2, true, 'saved'],
  ]);
  expect(statesOf([home, gym], null).some(([, chosen]) => chosen)).toBe(false);
});

test('one that was deleted meanwhile stays as it was chosen, and is said to be gone', () => {
  expect(statesOf([home], gym)).toEqual([
    [2, true, 'deleted'],
    [1, false, 'saved'],
  ]);
});

test('one that was changed meanwhile stays as it was chosen, before what it is now', () => {
  const moved = { ...gym, house: '14' };
  expect(statesOf([moved], gym)).toEqual([
    [2, true, 'changed'],
    [2, false, 'saved'],
  ]);
});

test('while the list is not known, nothing is said against the address that was chosen', () => {
  expect(statesOf(null, gym)).toEqual([[2, true, 'saved']]);
});

test('an address that was added a moment ago and has no number yet is found in the list', () => {
  expect(statesOf([gym], { ...gym, id: null })).toEqual([[2, true, 'saved']]);
});
