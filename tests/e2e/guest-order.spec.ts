import { expect, test } from './journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const BURGER = 'Black Bean Burger';
const FRIES = 'Skin-On Fries';
const HOME = 'Bryant Park, Midtown, Manhattan, New York';
const guest = { name: 'Gus Guest', phone: '+1 212 555 0177', email: 'gus@example.com' };

const windows = [
  { device: 'a desk @full', viewport: { width: 1440, height: 900 } },
  { device: 'a phone', viewport: { width: 390, height: 844 } },
] as const;

for (const { device, viewport } of windows) {
  test.describe(`at ${device}`, () => {
    test.use({ viewport });

    test('a guest picks a place, fills a cart, orders and follows the order home (NAV-01, LOC-03, LOC-07, LOC-21, LOC-22, ERR-30, CART-01, CART-04, CHK-02, CHK-03, CHK-07)', async ({
      app,
      desk,
    }) => {
      const { frontDoor, location, shopping, item, signIn, cart, checkout, orders } = app;

      await frontDoor.open();
      await frontDoor.askForAPlace();
      await location.seesModal();
      await app.page.goBack();
      await location.seesNoModal();
      await frontDoor.isAt('/');
      await frontDoor.askForAPlace();
      await location.searchFor('bryant prak', HOME);
      await location.seesZone('Midtown Manhattan');
      await location.pick();
      await app.notices.tell('location.notice.locationSet');
      await shopping.chooseModule('Food');
      await shopping.isAt('/home');

      await shopping.openStore('Stacked Corner');
      await shopping.openItem(BURGER);
      await item.addToCart();
      await item.seesMissingChoice('Pick a side');
      await item.choose('Pick a side', 'Green salad');
      await item.takeExtra('Fried egg');
      await item.addToCart();
      await signIn.continueAsGuest();
      await item.isClosed();
      await app.header.seesCartCount(1);
      await shopping.add(FRIES);
      await app.header.seesCartCount(2);

      await app.header.openCart();
      await cart.seesLine(BURGER, 'Green salad', 'Fried egg');
      await cart.increase(BURGER);
      await cart.seesQuantity(BURGER, 2);
      await cart.increase(FRIES);
      await cart.decrease(FRIES);
      await cart.seesQuantity(FRIES, 1);
      await cart.remove(FRIES);
      await expect(cart.line(FRIES)).toHaveCount(0);
      await cart.goToCheckout();

      await checkout.isOpen();
      await checkout.isAt('/checkout?page=cart');
      await checkout.fillIn({ ...guest, phone: '212' });
      await checkout.payCash();
      await checkout.tryToPlace();
      await checkout.seesFieldError('phone', 'kernel.contact.phoneMalformed');
      await checkout.fillIn({ phone: guest.phone });
      await checkout.place();
      const id = await checkout.seesOrderPlaced();
      await checkout.sees('payment.order.guestNotice');

      await orders.openTracking();
      await orders.find(id, guest.phone);
      await orders.seesOrder(id);
      await orders.seesStatus('pending');
      await desk.advances(id);
      await orders.seesStatus('accepted');
      await desk.sets(id, 'delivered');
      await orders.refresh();
      await orders.seesStatus('delivered');
    });
  });
}

test('a click on the map moves the pin, and address and zone follow (LOC-01, LOC-04) @full', async ({
  app,
}) => {
  const { frontDoor, location } = app;
  await frontDoor.open();
  await frontDoor.askForAPlace();
  await location.searchFor('Bryant Park', HOME);

  await location.clickTheMap({ right: 120, down: 60 });

  await location.seesAnotherAddressThan(HOME);
  await location.seesZone('Midtown Manhattan');
  await location.pick();
  await app.shopping.chooseModule('Grocery');
});
