import { GROCER } from './arrange.ts';
import { expect, test } from './journey.ts';
import { forgetsTheChoice, hasBeenHere } from './returning-visitor.ts';
import { words } from '#tools/messages/words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const APPLES = 'Honeycrisp Apples';
const POPCORN = 'Butter Popcorn';

test('a customer signs in, orders groceries, cancels in time and leaves nothing behind (NAV-14, NAV-38, NAV-39, CART-20, ERR-23, CHK-01, CHK-12, CHK-14, AUTH-09, AUTH-11, ERR-37)', async ({
  app,
  desk,
}) => {
  await desk.emptiesTheCartOf('asha');
  const { shopping, cart, checkout, orders, header } = app;
  await hasBeenHere(app.page, 'Bryant Park', 'Grocery');
  await shopping.openHome();
  await header.signIn();
  await app.signIn.signIn('asha@example.com');
  await app.notices.tell('account.notice.signedIn');
  await header.seesCustomer('Asha');

  await shopping.openStore('Fortieth & Fresh');
  await shopping.add(APPLES);
  await shopping.seesInCart(APPLES);

  await shopping.openHome();
  await shopping.openStore('The Spice Ledger');
  await shopping.add(POPCORN);
  await expect(cart.anotherStore).toContainText(
    words('cart.replace.stores', { inCart: 'Fortieth & Fresh', wanted: 'The Spice Ledger' }),
  );
  await cart.anotherStore.getByRole('button', { name: words('kernel.confirm.cancel') }).click();
  await header.openCart();
  await cart.seesLine(APPLES);
  await cart.goToCheckout();

  await checkout.isOpen();
  await expect(checkout.field('name')).toHaveValue('Asha Verma');
  await expect(checkout.field('phone')).toHaveValue(/2125550123|212 555 0123/);
  await checkout.payCash();
  // Counted once for each customer: canceling the order below gives it back.
  await checkout.applyCoupon('freshonce');
  await checkout.place();
  const id = await checkout.seesOrderPlaced();

  await header.openMyOrders();
  await expect(orders.row(id)).toContainText('Fortieth & Fresh');
  await orders.row(id).getByRole('link').click();
  await orders.seesOrder(id);
  await orders.cancel(/./);
  await orders.seesStatus('canceled');
  await app.notices.tell('ordering.notice.orderCanceled');

  await header.logOut();
  await app.notices.tell('account.notice.signedOut');
  await expect(
    app.page.getByRole('button', { name: words('account.signIn.submit') }),
  ).toBeVisible();
  const left = await app.page.evaluate(() => [
    localStorage.getItem('token'),
    sessionStorage.getItem('token'),
  ]);
  expect(left).toEqual([null, null]);
});

test("a guest's cart comes along when the guest signs in at the gate; the item that has come is reviewed with pictures, which everyone sees (D-42, D-92) @full", async ({
  app,
  desk,
}) => {
  await desk.emptiesTheCartOf('ben');
  const { page, shopping, cart, checkout, orders, reviews } = app;
  await hasBeenHere(app.page, 'Bryant Park', 'Grocery');
  await shopping.openHome();
  await shopping.openStore('Fortieth & Fresh');
  await shopping.add(APPLES);
  await app.signIn.continueAsGuest();
  await shopping.seesInCart(APPLES);
  await forgetsTheChoice(app.page);

  await app.header.openCart();
  await cart.goToCheckout();
  await cart.chooseLogin();
  await expect(app.signIn.modal).toBeVisible();
  await app.page.goBack();
  await expect(app.signIn.modal).toHaveCount(0);
  await expect(cart.drawer).toBeVisible();
  await cart.goToCheckout();
  await cart.chooseLogin();
  await app.signIn.signIn('ben@example.com');

  await checkout.isOpen();
  await expect(checkout.field('name')).toHaveValue('Ben Okafor');
  await expect(app.page.getByRole('main')).toContainText(APPLES);

  await checkout.payCash();
  await checkout.place();
  const id = await checkout.seesOrderPlaced();
  await desk.sets(id, 'delivered');
  await page.goto(`/track-order?order_id=${id}`);
  await orders.seesStatus('delivered');
  await orders.openReviewOf(APPLES);
  await reviews.rates(0.5, 'Half of them were pears.');
  await reviews.picksThreePictures();
  await reviews.send();
  await reviews.isToldOfTheWebPage();
  await reviews.send();
  await orders.sees('catalogue.reviewForm.given', { rating: 0.5 });
  await reviews.seesPictures(page.getByRole('main'), 3);
  await page.goto(GROCER.path);
  await shopping.openDetailsOf(APPLES);
  await reviews.openOf(APPLES);
  await reviews.seesPictures(page.getByRole('article').filter({ hasText: 'were pears' }), 3);
});
