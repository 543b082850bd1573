import { expect, test } from 'vitest';
import { anAddressDraft } from '#tests/support/builders/location.ts';
import { addressLines } from './written-address.ts';

const floorIn = (floor: string): string =>
  addressLines(anAddressDraft({ floor }), (number) => `Floor ${number}`).join(' | ');

test.each([
  ['21', 'Floor 21'],
  ['3A', 'Floor 3A'],
  ['-1', 'Floor -1'],
  ['21st floor', '21st floor'],
  ['Apartment 5', 'Apartment 5'],
])('a number alone is said to be a floor; what is written out stays: %s', (typed, read) => {
  expect(floorIn(typed)).toBe(`12 Mercer Street | ${read} | SoHo`);
});

test('what was not given is left out, and nothing is said twice', () => {
  expect(floorIn('')).toBe('12 Mercer Street | SoHo');
  const same = { address: 'Dock 5', house: '', road: 'Dock 5', floor: '' };
  expect(addressLines(same, String)).toEqual(['Dock 5']);
  const street = {
    address: 'West 40th street, Manhattan',
    house: '8',
    road: 'West 40th Street',
    floor: '',
  };
  expect(addressLines(street, String)).toEqual(['8 West 40th Street', 'Manhattan']);
});
