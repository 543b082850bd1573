import { placeOrder } from '#contract/ordering.ts';
import { addToCart } from '#contract/cart.ts';
import { popularStores } from '#contract/catalogue.ts';
import { callName } from '#contract/endpoint.ts';
import { getConfig } from '#contract/shell.ts';
import { aboutToOrder, APPLES, atTheGrocer, GROCER, someone } from './arrange.ts';
import { expect, overflowOf, test } from './journey.ts';
import { endSession, hasBeenHere } from './returning-visitor.ts';
import { words } from '#tools/messages/words.ts';

const HOME = 'Bryant Park, Midtown, Manhattan, New York';

const FAULTS = [
  { how: 'drop', because: 'the connection breaks' },
  { how: 'broken-json', because: 'the answer breaks off' },
  { how: 500, because: 'the server fails' },
  { how: 'html', because: 'a proxy answers with a page' },
] as const;

for (const { how, because } of FAULTS) {
  /** The adapter treats all faults alike: each place has one in each run, the others in the full run. */
  const unless = (inEachRun: (typeof FAULTS)[number]['how']) => (how === inEachRun ? '' : ' @full');
  test.describe(`when ${because}`, () => {
    test(`the server says so at its door and opens at the second try (ERR-29)${unless('drop')}`, async ({
      app,
      desk,
    }) => {
      await desk.fails(callName(getConfig), how);
      await app.page.goto('/');
      await expect(app.frontDoor.button('kernel.failure.retry')).toBeVisible();

      await desk.forgetsRules();
      await app.frontDoor.button('kernel.failure.retry').click();

      await expect(app.frontDoor.button('shell.landing.search')).toBeVisible();
    });

    test(`a list says so and comes at the second try (D-66)${unless('broken-json')}`, async ({
      app,
      desk,
    }) => {
      await hasBeenHere(app.page, 'Bryant Park', 'Grocery');
      await desk.fails(callName(popularStores), how);
      await app.page.goto('/store/popular');
      await expect(app.shopping.button('kernel.failure.retry')).toBeVisible();

      await desk.forgetsRules();
      await app.shopping.button('kernel.failure.retry').click();

      await app.shopping.openStore(GROCER.name);
    });

    test(`nothing is put into the cart, and the second try puts in one (ERR-28)${unless('drop')}`, async ({
      app,
      desk,
    }) => {
      await atTheGrocer(app);
      await desk.fails(callName(addToCart), how);
      await app.shopping.add(APPLES);
      await app.signIn.continueAsGuest();
      await expect(app.notices.region.getByRole('alert')).not.toBeEmpty();
      await app.header.seesCartCount(0);

      await desk.forgetsRules();
      await app.shopping.add(APPLES);

      await app.shopping.seesInCart(APPLES);
      await app.header.seesCartCount(1);
    });

    test(`an order is not lost and not placed twice (CHK-02)${unless('broken-json')}`, async ({
      app,
      desk,
    }) => {
      const name = someone(`Ida ${how}`);
      await aboutToOrder(app, APPLES, name);
      await desk.fails(callName(placeOrder), how);
      await app.checkout.place();
      await expect(app.checkout.notice).not.toBeEmpty();
      await expect(app.checkout.field('name')).toHaveValue(name);

      await desk.forgetsRules();
      await app.checkout.placeAgain();

      await app.checkout.seesOrderPlaced();
      expect(await desk.ordersOf(name)).toHaveLength(1);
    });
  });
}

test('an order whose answer was lost is found again, not placed twice (CHK-02)', async ({
  app,
  desk,
}) => {
  const name = someone('Ada Lost');
  await aboutToOrder(app, APPLES, name);
  await desk.fails(callName(placeOrder), 'drop-after');
  await app.checkout.place();
  await app.checkout.sees('ordering.placing.unsureTitle');
  expect(await desk.ordersOf(name)).toHaveLength(1);

  await desk.forgetsRules();
  await app.checkout.placeAgain();

  await app.checkout.seesOrderPlaced();
  expect(await desk.ordersOf(name)).toHaveLength(1);
});

test('a double click on Place Order places one order, however slow the app (CHK-02)', async ({
  app,
  desk,
}) => {
  const name = someone('Dora Double');
  await aboutToOrder(app, APPLES, name);
  await desk.slows(callName(placeOrder), 1_000);

  await app.checkout.submit.dblclick();

  await app.checkout.seesOrderPlaced();
  expect(await desk.ordersOf(name)).toHaveLength(1);
});

test('a slow list shows where things will be, and then shows them (D-66) @full', async ({
  app,
  desk,
}) => {
  await hasBeenHere(app.page, 'Bryant Park', 'Grocery');
  await desk.holds(callName(popularStores));
  await app.page.goto('/store/popular');
  await expect(
    app.page.getByRole('heading', { level: 1, name: words('catalogue.storeList.popular') }),
  ).toBeVisible();
  await expect(app.page.getByRole('link', { name: GROCER.name })).toHaveCount(0);

  await desk.releases(callName(popularStores));

  await expect(app.page.getByRole('link', { name: GROCER.name })).toBeVisible();
});

test('a session that ends at checkout costs a sign-in and not a word of the form (D-43)', async ({
  app,
}) => {
  const { checkout, page } = app;
  await atTheGrocer(app);
  await app.header.signIn();
  await app.signIn.signIn('chiara@example.com');
  await app.header.seesCustomer('Chiara');
  await app.shopping.add(APPLES);
  await app.shopping.seesInCart(APPLES);
  await app.header.openCart();
  await app.cart.goToCheckout();
  await checkout.isOpen();
  await checkout.fillIn({ name: 'Chiara at Work' });
  await checkout.payCash();

  await endSession(page);
  await checkout.place();
  await app.signIn.signIn('chiara@example.com');

  await checkout.seesOrderPlaced();
  await app.header.openMyOrders();
  await expect(page.getByRole('listitem').filter({ hasText: GROCER.name }).first()).toBeVisible();
});

test('a zone that is closed during checkout keeps the cart and says what to do (CHK-13, LOC-02) @full', async ({
  app,
  desk,
}) => {
  const name = someone('Zoe Zone');
  await aboutToOrder(app, APPLES, name);
  await desk.serves(2, false);
  try {
    await app.checkout.place();
    await expect(app.checkout.notice).not.toBeEmpty();
    await expect(app.checkout.field('name')).toHaveValue(name);
    expect(await desk.ordersOf(name)).toEqual([]);
  } finally {
    await desk.serves(2, true);
  }
});

test('the last piece that another customer bought is named, and stays out of the order (CHK-02) @full', async ({
  app,
  desk,
}) => {
  const melon = { id: 564, name: 'Seedless Watermelon' };
  await desk.stocks(melon.id, 1);
  const name = someone('Late Luca');
  await aboutToOrder(app, melon.name, name);
  await desk.stocks(melon.id, 0);

  await app.checkout.place();

  await expect(app.checkout.notice).toContainText(melon.name);
  expect(await desk.ordersOf(name)).toEqual([]);
  await desk.stocks(melon.id, 3);
});

test('a customer whose browser stores nothing can still order (D-36) @full', async ({ app }) => {
  await app.page.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', forbidden);
    Object.defineProperty(window, 'sessionStorage', forbidden);
  });
  await app.frontDoor.open();
  await app.frontDoor.askForAPlace();
  await app.location.startInTheCentre();
  await app.location.pick();
  await app.shopping.chooseModule('Food');
});

test('rubbish in the memory of the browser is as good as nothing (LOC-28) @full', async ({
  app,
}) => {
  await app.page.addInitScript(() => {
    const keys = ['zoneid', 'location', 'currentLatLng', 'module', 'language', 'theme', 'guest_id'];
    for (const key of keys) localStorage.setItem(key, '{"<b>":[undefined');
  });
  await app.page.goto('/home');

  await app.location.seesModal();
});

test('a customer who is offline is told so, and nothing is sent (ERR-29)', async ({
  app,
  context,
}) => {
  await atTheGrocer(app);
  await app.shopping.add(APPLES);
  await app.signIn.continueAsGuest();
  await app.shopping.seesInCart(APPLES);

  await context.setOffline(true);
  await app.shopping.sees('shell.offline');
  await app.shopping.add('Sweetcorn');
  await app.notices.tell('kernel.notice.offline');
  await app.header.seesCartCount(1);

  await context.setOffline(false);
  await expect(app.page.getByText(words('shell.offline'))).toHaveCount(0);
});

test('a dialog whose code could not be fetched comes as soon as the line is back @full', async ({
  app,
  context,
}) => {
  await atTheGrocer(app);
  await context.setOffline(true);
  await app.shopping.add(APPLES);
  await app.shopping.seesStore(GROCER.name);

  await context.setOffline(false);

  await app.signIn.continueAsGuest();
});

test('a reload with the location modal open asks for the location once, until it is set (LOC-26, ERR-04) @full', async ({
  app,
}) => {
  await app.frontDoor.open();
  await app.frontDoor.askForAPlace();
  await app.location.seesModal();

  await app.page.reload();

  await app.notices.tell('location.notice.addYourLocation');
  await app.location.searchFor('bryant prak', HOME);
  await app.location.pick();
  await app.notices.tell('location.notice.locationSet');
  await app.notices.areSilentAbout('location.notice.addYourLocation');
});

test('a link into another zone shows the store and does not pretend to deliver (D-33) @full', async ({
  app,
}) => {
  await hasBeenHere(app.page, 'Bryant Park', 'Food');
  await app.page.goto('/store/32');

  await app.shopping.seesStore('The Edge Case Deli');
  await app.shopping.sees('catalogue.store.outsideNotice');
});

for (const { path, says, tag = '' } of [
  { path: '/no/such/page', says: 'shell.notFound.title' },
  { path: '/store/no-number', says: 'catalogue.store.unknown', tag: ' @full' },
  { path: '/store/999999', says: 'catalogue.store.unknown', tag: ' @full' },
  { path: '/home?item=999999', says: 'cart.item.notSold' },
]) {
  test(`an address that leads nowhere, ${path}, says so and leads home${tag}`, async ({ app }) => {
    await hasBeenHere(app.page, 'Bryant Park', 'Food');
    await app.page.goto(path);

    await app.frontDoor.sees(says);
  });
}

for (const { width, tag } of [
  { width: 390, tag: '' },
  { width: 1440, tag: ' @full' },
]) {
  test(`hostile words of a store stay words, at ${width} pixels${tag}`, async ({ app }) => {
    const { page } = app;
    let alerts = 0;
    page.on('dialog', (dialog) => {
      alerts += 1;
      void dialog.dismiss();
    });
    await page.setViewportSize({ width, height: 900 });
    await hasBeenHere(page, 'Astoria Park', 'Food');
    await page.goto('/store/32');
    await app.shopping.seesStore('The Edge Case Deli');

    await expect(page.getByText('Sub <img src=x onerror=alert(1)>').first()).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page
      .getByRole('link', { name: /Cookie <\/script>/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('closes nothing at all');
    expect(alerts).toBe(0);
  });
}

test('a form and a menu whose code cannot be had say so, and come at the second try (ERR-29) @full', async ({
  page,
}) => {
  const code = /\/assets\/[\w-]*(?:trip-search-form|menu-drawer)[\w-]*\.js$/;
  await page.setViewportSize({ width: 390, height: 844 });
  await hasBeenHere(page, 'Bryant Park', 'Rental');
  await page.route(code, (route) => route.abort());
  await page.goto('/home');
  const menu = page.getByRole('link', { name: words('shell.mobile.openMenu') });
  const retry = page.getByRole('button', { name: words('kernel.failure.retry') });
  await expect(page.getByText(words('kernel.part.missing'))).toBeVisible();
  await menu.click();
  const told = page.getByRole('alertdialog', { name: words('kernel.opening.failedTitle') });
  await expect(told).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();

  await page.unroute(code);
  await retry.click();
  await expect(
    page.getByRole('button', { name: words('rental.tripForm.submit'), exact: true }),
  ).toBeVisible();
  await menu.click();
  await expect(page.getByRole('dialog', { name: words('shell.mobile.menu') })).toBeVisible();
});

test('a page whose code cannot be had says so between its header and its foot, and comes at the second try (ERR-29) @full', async ({
  page,
}) => {
  const code = /\/assets\/[\w-]*categories-page[\w-]*\.js$/;
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await page.route(code, (route) => route.abort());
  await page.goto('/home');
  await page.getByRole('main').locator('a[href="/categories"]').first().click();
  const missing = page.getByRole('heading', { level: 1, name: words('shell.page.missing') });
  await expect(missing).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Sundry/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Grocery/ })).toBeVisible();
  await page.goBack();
  await expect(missing).toBeVisible();

  await page.unroute(code);
  await page.getByRole('button', { name: words('kernel.failure.retry') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: words('catalogue.categories.title') }),
  ).toBeVisible();
});
