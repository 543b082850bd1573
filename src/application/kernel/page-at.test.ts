import { describe, expect, test } from 'vitest';
import { pageAt } from './page-at.ts';
import { paths } from './path.ts';

const at = (path: string) => pageAt(new URL(path, 'http://localhost'));

describe('an address', () => {
  test.each([
    [paths.landing(), 'landing'],
    [paths.home(), 'home'],
    [paths.categories(), 'categories'],
    [paths.category({ id: 5, name: 'Tea & coffee' }), 'category'],
    [paths.latestStores(), 'latestStores'],
    [paths.popularStores(3), 'popularStores'],
    [paths.checkout('cart'), 'checkout'],
    [paths.checkout('placed', [7, 8]), 'checkout'],
    [paths.trackOrder({ id: 7 }), 'trackOrder'],
    [paths.myOrders(), 'myOrders'],
    [paths.profile(), 'profile'],
  ] as const)('%s leads to the page for which it was written', (path, id) => {
    expect(at(path)).toEqual({ id, params: {} });
  });

  test('of a store names it, and says in passing where it is', () => {
    const path = paths.store({
      ...{ id: 7, moduleId: 2 },
      ...{ moduleType: null, zoneId: null, point: null },
    });

    expect(path).toBe('/store/7?id=7&module_id=2');
    expect(at(path)).toEqual({ id: 'store', params: { id: '7' } });
  });

  test.each(['/Home', '/home/', '/home?item=3'])('%s leads home as well', (path) => {
    expect(at(path)?.id).toBe('home');
  });

  test.each(['/nowhere', '/store', '/store/7/items', '/homes'])('%s leads nowhere', (path) => {
    expect(at(path)).toBeNull();
  });

  test('of the profile says which of its pages is meant', () => {
    expect(at('/profile?page=my-orders&tab=history')?.id).toBe('myOrders');
    expect(at('/profile?page=anything')?.id).toBe('profile');
  });
});
