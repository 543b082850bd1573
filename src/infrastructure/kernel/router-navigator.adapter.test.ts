import { describe, expect, test } from 'vitest';
import { paths } from '#application/kernel/path.ts';
import { createRouterNavigator } from './router-navigator.adapter.ts';

function anAddressBar(start: string) {
  let url = new URL(start, 'https://shop.example');
  const moves: [string, boolean][] = [];
  const navigator = createRouterNavigator({
    currentUrl: () => new URL(url),
    navigate: (to, { replace }) => {
      url = new URL(to, url);
      moves.push([to, replace]);
    },
    reload: () => {},
  });
  return { navigator, moves };
}

describe('moving through the site', () => {
  test('goes where it is told', () => {
    const { navigator, moves } = anAddressBar('/');
    navigator.go(paths.home());
    expect(moves).toEqual([['/home', false]]);
  });

  test('two changes of the query at once both take effect', () => {
    const { navigator, moves } = anAddressBar('/store/2?id=2');
    navigator.changeQuery({ item: 7 });
    navigator.changeQuery({ page: 2 }, { replace: true });
    expect(moves.at(-1)).toEqual(['/store/2?id=2&item=7&page=2', true]);
  });

  test('closing what is open over a page leaves the page', () => {
    const { navigator, moves } = anAddressBar('/store/2?page=3&item=7&drawer=cart');
    navigator.closeOverlay();
    expect(moves).toEqual([['/store/2?page=3', true]]);
  });

  test('no question mark is left behind', () => {
    const { navigator, moves } = anAddressBar('/home?drawer=menu');
    navigator.closeOverlay();
    expect(moves).toEqual([['/home', true]]);
  });
});
