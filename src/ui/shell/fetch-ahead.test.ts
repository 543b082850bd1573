import { expect, test } from 'vitest';
import { likelyIn } from './fetch-ahead.ts';

test('where items are sold, or where that is not known yet, the item and the cart are fetched ahead', () => {
  expect(likelyIn('food')).toEqual([
    ...['?item=', '?drawer=cart', '/store/:id', '/home'],
    ...['pickLocation', 'authenticate'],
  ]);
  expect(likelyIn(undefined)).toEqual(likelyIn('food'));
});

test('where vehicles are rented or parcels are sent, neither the item nor the cart is fetched ahead', () => {
  expect(likelyIn('rental')).toEqual(['/home', 'pickLocation', 'authenticate']);
  expect(likelyIn('parcel')).toEqual(likelyIn('rental'));
});
