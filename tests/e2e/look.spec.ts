import type { Page } from '@playwright/test';
import { FIELD_LABELS } from '#tests/support/field-labels.ts';
import { aboutToOrder, APPLES, atTheGrocer } from './arrange.ts';
import { axeFindings, expect, overflowOf, rests, test } from './journey.ts';
import type { App } from './pages/app.ts';
import { looksAt, screensOf } from './looks.ts';
import { forgetsTheChoice, hasBeenHere } from './returning-visitor.ts';
import { words } from '#tools/messages/words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { theme, width, tag } of looksAt('dark 390')) {
  test(`axe finds nothing on any screen of the journey, ${theme}, at ${width} pixels${tag}`, async ({
    app,
    desk,
  }) => {
    const { page, frontDoor, location, shopping } = app;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const screen = screensOf(page, `${theme}-${width}`);

    await frontDoor.open();
    await screen('front-door');
    await frontDoor.askForAPlace();
    await location.seesModal();
    await screen('pick-location');
    await location.searchFor('Bryant Park', 'Bryant Park, Midtown, Manhattan, New York');
    await location.pick();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Food/ })).toBeVisible();
    await screen('choose-module');
    await shopping.chooseModule('Food');
    await expect(shopping.link('catalogue.home.seeAllStores')).toBeVisible();
    await screen('home');
    await shopping.openStore('Stacked Corner');
    await shopping.openItem('Black Bean Burger');
    await app.item.addToCart();
    await app.item.seesMissingChoice('Pick a side');
    await screen('item');
    await app.item.choose('Pick a side', 'Fries');
    await app.item.addToCart();
    await expect(app.signIn.modal).toBeVisible();
    await screen('sign-in');
    await app.signIn.continueAsGuest();
    await app.item.isClosed();
    await screen('store');
    await forgetsTheChoice(page);
    await app.header.openCart();
    await app.cart.seesLine('Black Bean Burger');
    await screen('cart');
    await app.cart.goToCheckout();
    await expect(page.getByRole('dialog', { name: words('cart.gate.question') })).toBeVisible();
    await screen('gate');
    await app.cart.passTheGateAsGuest();
    await app.checkout.isOpen();
    await app.checkout.tryToPlace();
    await screen('checkout');
    await app.checkout.fillIn({ name: 'Axel', phone: '+12125550188', email: 'a@example.com' });
    await app.checkout.payCash();
    await app.checkout.place();
    const id = await app.checkout.seesOrderPlaced();
    await screen('placed');
    await desk.advances(id);
    await app.orders.openTracking();
    await screen('track');
    await app.orders.find(id, '+12125550188');
    await app.orders.seesOrder(id);
    await screen('tracked');

    expect(screen.findings).toEqual([]);
  });
}

test('Hindi is chosen, asked about once, and said after the page has come again (NAV-40, ERR-36)', async ({
  app,
}) => {
  const { page } = app;
  await atTheGrocer(app);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await app.header.button('kernel.confirm.yes').click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByText(words('shell.notice.languageChanged', {}, 'hi'))).toBeVisible();
  await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toBeVisible();
  expect(await page.getByRole('main').innerText()).toMatch(/[\u0900-\u097f]/);
  expect(await axeFindings(page)).toEqual([]);
  await app.header.goHome();
  expect(await axeFindings(page)).toEqual([]);
});

test('the theme is switched and saved (NAV-41) @full', async ({ app }) => {
  await app.frontDoor.open();
  const ground = () =>
    app.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await app.header.switchTheme('dark');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();

  await app.page.reload();

  await expect.poll(ground).toBe(dark);
});

test('read from right to left, at 320 pixels, nothing sticks out', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 320, height: 640 });
  await aboutToOrder(app, APPLES, 'Rima');
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => void (document.documentElement.dir = dir), direction);
    for (const path of ['/checkout?page=cart', '/home', '/track-order', '/store/35']) {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      expect(await overflowOf(page), `${path} ${direction}`).toBeLessThanOrEqual(0);
    }
  }
});

test('read from right to left, a name and an address in Latin letters begin where all else does @full', async ({
  app,
  desk,
}) => {
  const { page } = app;
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await desk.tokenOf('asha');
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('350 Fifth Avenue', { exact: true })).toBeVisible();

  await page.evaluate(() => void (document.documentElement.dir = 'rtl'));

  const endOf = (text: string) =>
    main
      .getByText(text, { exact: true })
      .first()
      .evaluate((part) => {
        const written = document.createRange();
        written.selectNodeContents(part);
        return Math.round(written.getBoundingClientRect().right);
      });
  expect(await endOf('Asha Verma')).toBe(await endOf('asha@example.com'));
  expect(await endOf('350 Fifth Avenue')).toBe(await endOf('Office'));
});

test('read from right to left, the cart, the wishlist and the menu come from the other side (CART-02, WISH-05) @full', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize({ width: 820, height: 900 });
  await atTheGrocer(app);
  const sideOf = async (drawer: string) => {
    await page.evaluate((name) => {
      history.pushState(null, '', `?drawer=${name}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, drawer);
    const box = await page.getByRole('dialog').boundingBox();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return box && box.x + box.width / 2 < 410 ? 'left' : 'right';
  };
  const sides = async () => [await sideOf('cart'), await sideOf('wishlist'), await sideOf('menu')];
  expect(await sides()).toEqual(['right', 'right', 'left']);

  await page.evaluate(() => void (document.documentElement.dir = 'rtl'));

  expect(await sides()).toEqual(['left', 'left', 'right']);
  await app.header.askForAnotherPlace();
  await app.location.seesModal();
  const heading = await page.getByRole('dialog').getByRole('heading').first().boundingBox();
  expect(heading?.x, 'the modal reads from the right as well').toBeGreaterThan(410);
});

test('the cart drawer is 420 pixels wide, a narrow phone is filled; the map comes up in half a second (CONST-20, CONST-24) @full', async ({
  app,
}) => {
  const { page } = app;
  await atTheGrocer(app);
  await app.header.openCart();
  const widthOf = async () => Math.round((await app.cart.drawer.boundingBox())?.width ?? 0);
  expect(await widthOf()).toBe(420);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await widthOf()).toBe(360);
  await page.keyboard.press('Escape');

  await app.header.askForAnotherPlace();
  await app.location.seesModal();
  const backdrop = page.locator('[data-scope="dialog"][data-part="backdrop"]');
  await expect(backdrop).toHaveCSS('transition-duration', '0.5s');
});

test('Escape leaves the location modal open and closes the others; the focus comes back (LOC-08, LOC-09) @full', async ({
  app,
}) => {
  const { page, location, signIn } = app;
  await atTheGrocer(app);
  await app.header.askForAnotherPlace();
  await location.seesModal();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 450);
  await location.seesModal();
  await page
    .getByRole('button', { name: words('kernel.dialog.close') })
    .first()
    .click();
  await location.seesNoModal();
  await expect(app.header.place).toBeFocused();

  await app.header.button('account.signIn.submit').press('Enter');
  await expect(signIn.modal).toBeVisible();
  await staysInside(app, 'dialog');
  await page.keyboard.press('Escape');
  await expect(signIn.modal).toHaveCount(0);
  await expect(app.header.button('account.signIn.submit')).toBeFocused();

  await app.header.cart.press('Enter');
  await expect(app.cart.drawer).toBeVisible();
  await staysInside(app, 'dialog');
  await page.keyboard.press('Escape');
  await expect(app.cart.drawer).toHaveCount(0);
  await expect(app.header.cart).toBeFocused();
});

test('after two dialogs that were closed, one press of Back leaves the page', async ({ app }) => {
  const { page } = app;
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await page.goto('/track-order');
  await app.header.goHome();
  await app.shopping.seesHomeOf('Grocery');
  await app.header.openCart();
  await expect(app.cart.drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.cart.drawer).toHaveCount(0);
  await page.getByRole('main').locator('a[href*="item="]').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('kernel.dialog.close') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/home$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/track-order$/);
});

for (const { width, tag } of [
  { width: 390, tag: '' },
  { width: 1440, tag: ' @full' },
]) {
  test(`notices cover no title, field, total or button, at ${width} pixels${tag}`, async ({
    app,
  }) => {
    const { page } = app;
    await page.setViewportSize({ width, height: 800 });
    await hasBeenHere(page, 'Bryant Park', 'Food');
    await page.goto('/home');
    await app.shopping.openStore('Stacked Corner');
    await app.shopping.openItem('Black Bean Burger');
    await app.item.addToCart();
    await app.item.seesMissingChoice('Pick a side');
    await holdsNotices(page);
    await expect.poll(() => coveredByNotices(page)).toEqual([]);

    await app.item.choose('Pick a side', 'Fries');
    await expect(page.locator('[data-notice]')).toHaveCount(0);
    await app.item.addToCart();
    await app.signIn.continueAsGuest();
    await app.header.openCart();
    await holdsNotices(page);
    await expect.poll(() => coveredByNotices(page)).toEqual([]);
  });
}

/** Notices stay while the pointer is over them, and have settled by then. */
async function holdsNotices(page: Page): Promise<void> {
  await page.locator('[data-notice]').first().hover();
  await rests(page);
}

/**
 * Readable or pressable parts of the dialog, or of the page's bars, that a notice covers. Where the dialog
 * leaves nothing free, its scrolling part may be covered, except the group in question.
 */
const coveredByNotices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const area = document.querySelector('[role="dialog"]') ?? document.querySelector('header');
    const parts = area?.querySelectorAll('h1, h2, h3, button, a, input, textarea, label, p') ?? [];
    const notices = [...document.querySelectorAll('[data-notice]')].map((notice) =>
      notice.getBoundingClientRect(),
    );
    if (notices.length === 0) return ['there is no notice to look at'];
    return [...parts].flatMap((part) => {
      const box = part.getBoundingClientRect();
      const meets = notices.some(
        (notice) =>
          box.left < notice.right &&
          notice.left < box.right &&
          Math.max(box.top, 0) < notice.bottom &&
          notice.top < box.bottom &&
          part.checkVisibility(),
      );
      const isAskedFor = document.activeElement?.contains(part) ?? false;
      const counts = isAskedFor || !isScrolled(part);
      return meets && counts && !isScrolledAway(part) ? [part.outerHTML.slice(0, 120)] : [];
    });

    function isScrolled(part: Element): boolean {
      for (
        let around = part.parentElement;
        around && around !== area;
        around = around.parentElement
      )
        if (around.scrollHeight > around.clientHeight && scrolls(around)) return true;
      return false;
    }
    function scrolls(around: Element): boolean {
      return ['auto', 'scroll'].includes(getComputedStyle(around).overflowY);
    }

    /** True for parts scrolled out of view: nothing covers them. */
    function isScrolledAway(part: Element): boolean {
      const { left, top, width, height } = part.getBoundingClientRect();
      const found = document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .some((hit) => hit === part || part.contains(hit));
      return !found;
    }
  });

/** Focus enters, which takes a moment, and Tab cycles inside. */
async function staysInside({ page }: App, role: string): Promise<void> {
  const isInside = () =>
    page.evaluate((name) => document.activeElement?.closest(`[role="${name}"]`) !== null, role);
  await expect.poll(isInside).toBe(true);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside(), `the focus is inside after ${step + 1} tabs`).toBe(true);
  }
}

test('by keyboard alone: from the first Tab to a placed order', async ({ app }) => {
  const { page } = app;
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await page.goto('/store/35');
  await app.shopping.seesStore('Fortieth & Fresh');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('shell.frame.skip') })).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(page, words('cart.control.add', { item: APPLES }));
  await page.keyboard.press('Enter');
  await expect(app.signIn.modal).toBeVisible();
  await tabTo(page, words('account.signIn.continueAsGuest'));
  await page.keyboard.press('Enter');
  await expect(app.header.cart).toHaveAccessibleName(words('cart.header.openCart', { count: 1 }));
  await expect(
    page.getByRole('button', { name: words('kernel.stepper.increase', { item: APPLES }) }),
  ).toBeFocused();
  await app.header.cart.focus();
  await page.keyboard.press('Enter');
  await expect(app.cart.drawer).toBeVisible();
  await tabTo(page, words('cart.drawer.checkout'));
  await page.keyboard.press('Enter');
  await app.checkout.isOpen();

  for (const [field, text] of [
    ['name', 'Kay Board'],
    ['phone', '+12125550166'],
    ['email', 'kay@example.com'],
  ] as const) {
    await tabTo(page, words(FIELD_LABELS[field]));
    await page.keyboard.type(text);
  }
  await tabTo(page, words('ordering.checkout.cash'));
  await page.keyboard.press('Space');
  await tabTo(page, words('ordering.checkout.submit'));
  await page.keyboard.press('Enter');
  await app.checkout.seesOrderPlaced();
});

/** Presses Tab until the named element has focus, and asserts a visible mark. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    const focused = page.locator(':focus');
    const label = await nameOf(focused);
    if (label.startsWith(name)) {
      expect(await isMarked(page), `${name} shows that it has the focus`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to "${name}"`);
}

async function nameOf(focused: ReturnType<Page['locator']>): Promise<string> {
  if ((await focused.count()) === 0) return '';
  const said = await focused.first().evaluate((element) => {
    const labelled = element as HTMLElement & { labels?: NodeListOf<HTMLElement> | null };
    const label = [...(labelled.labels ?? [])].map(({ innerText }) => innerText).join(' ');
    return element.getAttribute('aria-label') ?? (label || labelled.innerText);
  });
  return said.trim();
}

/** An outline, a ring or a border of the element or of one around it. */
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const marked = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    const focused = document.activeElement;
    return marked(focused) || marked(focused?.closest('label') ?? null);
  });

test('who prefers stillness sees nothing move @full', async ({ app }) => {
  const { page } = app;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atTheGrocer(app);
  await app.header.cart.click();
  await expect(app.cart.drawer).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 20)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(moving).toEqual([]);
});
