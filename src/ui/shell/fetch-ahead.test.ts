import { expect, test } from 'vitest';
import { appOverlays } from './app-overlays.ts';
import { likelyIn } from './fetch-ahead.ts';

test('where items are sold, or where that is not known yet, the item and the cart are fetched ahead', () => {
  expect(likelyIn('food')).toEqual([
    ...['?item=1', '?drawer=cart', '/store/:id', '/home'],
    ...['pickLocation', 'authenticate'],
  ]);
  expect(likelyIn(undefined)).toEqual(likelyIn('food'));
});

test('where vehicles are rented or parcels are sent, neither the item nor the cart is fetched ahead', () => {
  expect(likelyIn('rental')).toEqual(['/home', 'pickLocation', 'authenticate']);
  expect(likelyIn('parcel')).toEqual(likelyIn('rental'));
});

test('each likely query opens an overlay, so its code is fetched', () => {
  const queries = likelyIn('food').filter((opened) => opened.startsWith('?'));

  expect(queries).not.toEqual([]);
  for (const query of queries) {
    const opened = appOverlays.filter(({ isAt }) => isAt?.(new URLSearchParams(query)));
    expect(opened, query).toHaveLength(1);
  }
});
