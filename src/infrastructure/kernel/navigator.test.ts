import { describe, expect, test, vi } from 'vitest';
import { OVERLAY_ENTRY, type OverlayEntry } from '#application/kernel/overlay-entry.ts';
import { paths } from '#application/kernel/path.ts';
import { createNavigator } from './navigator.ts';

type Entry = { readonly url: URL; readonly state: OverlayEntry | null };

/** An address bar with its history. Going back takes effect when the test says so. */
function anAddressBar(...addresses: string[]) {
  const entry = (to: string, state: OverlayEntry | null): Entry => ({
    url: new URL(to, 'https://shop.example'),
    state,
  });
  const history = addresses.map((to, index) => entry(to, index > 0 ? OVERLAY_ENTRY : null));
  const ahead: Entry[] = [];
  let page = 0;
  let pop = () => {};
  const current = () => {
    const last = history.at(-1);
    if (!last) throw new Error('The history is empty');
    return last;
  };
  const goBack = () => {
    ahead.push(...history.splice(-1));
    pop();
  };
  let backs = 0;
  /** The page is loaded: its memory is lost, the history stays. */
  const load = () =>
    createNavigator({
      currentUrl: () => new URL(current().url),
      entryState: () => current().state,
      navigate: (to, { replace, state }) => {
        if (replace) history.pop();
        else ahead.length = 0;
        history.push(entry(to, state));
      },
      back: () => void (backs += 1),
      onPopState: (listener) => {
        pop = listener;
        return () => {};
      },
      now: () => (page += 1),
      reload: () => {},
    });
  const arrive = () => {
    if (backs === 0) throw new Error('Nothing goes back');
    backs -= 1;
    goBack();
  };
  return {
    navigator: load(),
    load,
    entries: () => history.map(({ url }) => url.pathname + url.search),
    isOverlay: () => current().state !== null,
    arrive,
    settles: async () => {
      do {
        await new Promise((resolve) => setTimeout(resolve));
        if (backs > 0) arrive();
      } while (backs > 0);
      await new Promise((resolve) => setTimeout(resolve));
    },
    pressBack: goBack,
    pressForward: () => {
      history.push(...ahead.splice(-1));
      pop();
    },
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

  test.each(['item=7', 'vehicle=7', 'drawer=cart'])(
    '%s closes, by its link or by the address',
    (open) => {
      const byLink = anAddressBar('/home', `/home?${open}`);
      byLink.navigator.closeOverlay();
      byLink.arrive();
      expect(byLink.entries()).toEqual(['/home']);

      const byAddress = anAddressBar(`/home?${open}`);
      byAddress.navigator.closeOverlay();
      expect(byAddress.entries()).toEqual(['/home']);
    },
  );

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

  test('a link that is pressed while something closes leads on from the page beneath [D-103]', () => {
    const bar = anAddressBar('/home', '/home?drawer=cart');
    const waited: boolean[] = [];
    const another = () => bar.navigator.inTurn((hasWaited) => waited.push(hasWaited));
    another();
    bar.navigator.closeOverlay();
    another();
    expect(waited).toEqual([false]);
    bar.arrive();
    expect(waited).toEqual([false, true]);
  });

  test('a step back that the browser drops holds up no link for good [D-103]', () => {
    vi.useFakeTimers();
    const bar = anAddressBar('/home', '/home?drawer=cart');
    const next = vi.fn();
    bar.navigator.closeOverlay();
    bar.navigator.inTurn(next);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(next).toHaveBeenCalledExactlyOnceWith(true);
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

function aDialog(bar: ReturnType<typeof anAddressBar>, { stays = false } = {}) {
  let isOpen = true;
  const takeBack = bar.navigator.openDialog(() => {
    if (!stays) close();
  });
  const close = () => {
    isOpen = false;
    takeBack();
  };
  return { close, isOpen: () => isOpen };
}

describe('a dialog without an address', () => {
  test('that closes while the page comes anew calls off nothing by going back [I18N-04]', async () => {
    const bar = anAddressBar('/home');
    const dialog = aDialog(bar);
    await bar.settles();

    bar.navigator.reload();
    dialog.close();
    await bar.settles();

    expect(bar.entries()).toEqual(['/home', '/home']);
  });

  test('has an entry over that of its page, and Back closes it', async () => {
    const bar = anAddressBar('/store/2?page=3');
    const dialog = aDialog(bar);
    await bar.settles();
    expect(bar.entries()).toEqual(['/store/2?page=3', '/store/2?page=3']);

    bar.pressBack();
    await bar.settles();
    expect(dialog.isOpen()).toBe(false);
    expect(bar.entries()).toEqual(['/store/2?page=3']);
  });

  test('leaves the history as it was when it closes otherwise', async () => {
    const bar = anAddressBar('/home');
    const dialog = aDialog(bar);
    await bar.settles();
    dialog.close();
    await bar.settles();
    expect(bar.entries()).toEqual(['/home']);
    expect(bar.isOverlay()).toBe(false);
  });

  test('that stays open although Back was pressed has its entry again', async () => {
    const bar = anAddressBar('/home');
    const dialog = aDialog(bar, { stays: true });
    await bar.settles();
    for (let press = 0; press < 2; press += 1) {
      bar.pressBack();
      await bar.settles();
      expect(dialog.isOpen()).toBe(true);
      expect(bar.entries()).toEqual(['/home', '/home']);
    }
  });

  test('over another, and that over the cart: Back closes one at a time, the topmost first', async () => {
    const bar = anAddressBar('/home', '/home?drawer=cart');
    const signIn = aDialog(bar);
    await bar.settles();
    const keepCart = aDialog(bar);
    await bar.settles();
    expect(bar.entries()).toHaveLength(4);

    bar.pressBack();
    await bar.settles();
    expect([signIn.isOpen(), keepCart.isOpen()]).toEqual([true, false]);
    bar.pressBack();
    await bar.settles();
    expect(signIn.isOpen()).toBe(false);
    expect(bar.entries()).toEqual(['/home', '/home?drawer=cart']);
  });

  test('two that close at once leave no entry', async () => {
    const bar = anAddressBar('/home');
    const [below, above] = [aDialog(bar), aDialog(bar)];
    await bar.settles();
    below.close();
    above.close();
    await bar.settles();
    expect(bar.entries()).toEqual(['/home']);
  });

  test('that another takes the place of hands its entry on', async () => {
    const bar = anAddressBar('/home');
    const gate = aDialog(bar);
    await bar.settles();
    gate.close();
    const signIn = aDialog(bar);
    await bar.settles();
    expect(bar.entries()).toEqual(['/home', '/home']);

    bar.pressBack();
    await bar.settles();
    expect(signIn.isOpen()).toBe(false);
  });

  test('that is rendered twice, as React does in development, has one entry', async () => {
    const bar = anAddressBar('/home');
    aDialog(bar).close();
    aDialog(bar);
    await bar.settles();
    expect(bar.entries()).toEqual(['/home', '/home']);
  });

  test('gives its place to the page that it leads to', async () => {
    const bar = anAddressBar('/');
    const dialog = aDialog(bar);
    await bar.settles();
    bar.navigator.go(paths.home());
    dialog.close();
    await bar.settles();
    expect(bar.entries()).toEqual(['/', '/home']);
    expect(bar.isOverlay()).toBe(false);
  });

  test('that leads to the page beneath it leaves no second entry of that page', async () => {
    const bar = anAddressBar('/home');
    const dialog = aDialog(bar);
    await bar.settles();
    bar.navigator.go(paths.home());
    dialog.close();
    await bar.settles();
    expect(bar.entries()).toEqual(['/home']);
  });

  test('over the cart leads to the checkout without either: Back leads to the page', async () => {
    const bar = anAddressBar('/home', '/home?drawer=cart');
    const gate = aDialog(bar);
    await bar.settles();
    bar.navigator.closeOverlay();
    bar.navigator.go(paths.checkout('cart'));
    gate.close();
    await bar.settles();
    expect(bar.entries()).toEqual(['/home', '/checkout?page=cart']);
  });

  test('over the cart, that leads to another page, takes the cart with it', async () => {
    const bar = anAddressBar('/home', '/home?drawer=cart');
    const dialog = aDialog(bar);
    await bar.settles();
    bar.navigator.go(paths.trackOrder());
    dialog.close();
    await bar.settles();
    expect(bar.entries()).toEqual(['/home', '/track-order']);
  });

  test('is over the page that takes the place of the one beneath, if it stays open', async () => {
    const bar = anAddressBar('/store/2');
    const dialog = aDialog(bar);
    await bar.settles();
    bar.navigator.go(paths.landing(), { replace: true });
    await bar.settles();
    expect(bar.entries()).toEqual(['/', '/']);
    dialog.close();
    await bar.settles();
    expect(bar.entries()).toEqual(['/']);
  });

  test('lets the query of its page change beneath it', async () => {
    const bar = anAddressBar('/home?module=9');
    const dialog = aDialog(bar);
    await bar.settles();
    bar.navigator.changeQuery({ module: null }, { replace: true });
    dialog.close();
    await bar.settles();
    expect(bar.entries()).toEqual(['/home']);
  });

  test('leaves no entry behind when the page is loaded anew', async () => {
    const bar = anAddressBar('/home', '/home?drawer=cart');
    aDialog(bar);
    aDialog(bar);
    await bar.settles();
    bar.load();
    await bar.settles();
    expect(bar.entries()).toEqual(['/home', '/home?drawer=cart']);
  });

  test('is not come back to by Forward', async () => {
    const bar = anAddressBar('/home');
    aDialog(bar);
    await bar.settles();
    bar.pressBack();
    await bar.settles();
    bar.pressForward();
    await bar.settles();
    expect(bar.entries()).toEqual(['/home']);
  });
});
