import { describe, expect, test } from 'vitest';
import { OVERLAY_ENTRY } from '#application/kernel/overlay-entry.ts';
import { paths } from '#application/kernel/path.ts';
import { createRouterNavigator } from './router-navigator.adapter.ts';

/** An address bar with its history. Going back takes effect when the test says so. */
function anAddressBar(...addresses: string[]) {
  const entry = (to: string, overlay: boolean) => ({
    url: new URL(to, 'https://shop.example'),
    state: overlay ? OVERLAY_ENTRY : null,
  });
  const history = addresses.map((to, index) => entry(to, index > 0));
  let arrive = () => {};
  const current = () => {
    const last = history.at(-1);
    if (!last) throw new Error('The history is empty');
    return last;
  };
  const navigator = createRouterNavigator({
    currentUrl: () => new URL(current().url),
    entryState: () => current().state,
    navigate: (to, { replace, overlay }) => {
      if (replace) history.pop();
      history.push(entry(to, overlay));
    },
    back: (arrived) => {
      arrive = () => {
        history.pop();
        arrived();
      };
    },
    reload: () => {},
  });
  return {
    navigator,
    entries: () => history.map(({ url }) => url.pathname + url.search),
    isOverlay: () => current().state !== null,
    arrive: () => arrive(),
  };
}

describe('moving through the site', () => {
  test('goes where it is told', () => {
    const { navigator, entries } = anAddressBar('/');
    navigator.go(paths.home());
    expect(entries()).toEqual(['/', '/home']);
  });

  test('two changes of the query at once both take effect', () => {
    const { navigator, entries } = anAddressBar('/store/2?id=2');
    navigator.changeQuery({ item: 7 });
    navigator.changeQuery({ page: 2 }, { replace: true });
    expect(entries()).toEqual(['/store/2?id=2', '/store/2?id=2&item=7&page=2']);
  });

  test('closing what a link opened goes back to the page it was opened on', () => {
    const bar = anAddressBar('/store/2', '/store/2?item=7');
    bar.navigator.closeOverlay();
    bar.arrive();
    expect(bar.entries()).toEqual(['/store/2']);
  });

  test('closing an item that was opened from the cart goes back to the cart', () => {
    const bar = anAddressBar('/home', '/home?drawer=cart', '/home?drawer=cart&item=7');
    bar.navigator.closeOverlay();
    bar.arrive();
    expect(bar.entries()).toEqual(['/home', '/home?drawer=cart']);
  });

  test('what the first address opened closes in place, and leaves no question mark', () => {
    const bar = anAddressBar('/home?drawer=menu');
    bar.navigator.closeOverlay();
    expect(bar.entries()).toEqual(['/home']);
  });

  test('of two that the first address opened, the one on top closes', () => {
    const bar = anAddressBar('/store/2?page=3&item=7&drawer=cart');
    bar.navigator.closeOverlay();
    expect(bar.entries()).toEqual(['/store/2?page=3&drawer=cart']);
  });

  test('closing twice at once does not leave the page', () => {
    const bar = anAddressBar('/home', '/store/2', '/store/2?item=7');
    bar.navigator.closeOverlay();
    bar.navigator.closeOverlay();
    bar.arrive();
    expect(bar.entries()).toEqual(['/home', '/store/2']);
  });

  test('a page that is asked for while something closes comes after the page beneath', () => {
    const bar = anAddressBar('/home', '/home?drawer=cart');
    bar.navigator.closeOverlay();
    bar.navigator.go(paths.checkout('cart'));
    expect(bar.entries()).toEqual(['/home', '/home?drawer=cart']);
    bar.arrive();
    expect(bar.entries()).toEqual(['/home', '/checkout?page=cart']);
  });

  test('leaving for another page takes the place of what was open', () => {
    const bar = anAddressBar('/store/2', '/store/2?drawer=menu');
    bar.navigator.go(paths.home());
    expect(bar.entries()).toEqual(['/store/2', '/home']);
    expect(bar.isOverlay()).toBe(false);
  });

  test('a change of the query in place keeps what closing needs to know', () => {
    const bar = anAddressBar('/home', '/home?item=7&module=food');
    bar.navigator.changeQuery({ module: null }, { replace: true });
    expect(bar.isOverlay()).toBe(true);
  });
});
