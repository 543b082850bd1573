import { callName, urlOf } from '#contract/endpoint.ts';
import { findZone } from '#contract/location.ts';
import { getProvider } from '#contract/rental-providers.ts';
import { HOUR } from '#domain/kernel/instant.ts';
import { words } from '#tools/messages/words.ts';
import { guest } from './arrange.ts';
import { axeFindings, expect, test } from './journey.ts';
import { looksAt, screensOf } from './looks.ts';
import { hasBeenHere } from './returning-visitor.ts';

const FJORD = { id: 12, name: 'Norrvik Fjord' } as const;
/** Vehicles of another provider than the one above; the last vehicle is rented by the hour only. */
const CONVOY = { id: 37, name: 'Kestora Convoy' } as const;
const HERON = { id: 32, name: 'Orvane Heron' } as const;
const EMBER = { id: 41, name: 'Cindrel Ember' } as const;

for (const { theme, width, tag } of looksAt('light 1440')) {
  test(`a guest rents a vehicle by the hour and follows the trip to its end, ${theme}, at ${width} pixels (NAV-37, RENT-CART-01, RENT-CART-04)${tag}`, async ({
    app,
    desk,
  }) => {
    const { page, trips } = app;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const screen = screensOf(page, `${theme}-${width}`);
    await hasBeenHere(page, 'Bryant Park', 'Rental');

    await app.shopping.openHome();
    await trips.seesHome();
    await expect(page.getByRole('button', { name: 'Rental', pressed: true })).toBeInViewport();
    await screen('rental-home');
    await trips.openVehicles();
    await screen('vehicles');
    await trips.openProvider(1, 'Lantern Wheels');
    await screen('provider');
    await trips.openVehicle(FJORD.id, FJORD.name);
    await screen('vehicle');
    await trips.wants(FJORD.name);
    await trips.fillsInHours(3);
    await screen('trip-form');
    await trips.addsToTripCart();
    await trips.seesInTripCart(FJORD.name);
    await trips.openTripCart(1);
    await screen('trip-cart-drawer');
    await trips.openCartPage();
    await screen('trip-cart');
    await trips.goToCheckout('guest');
    await trips.seesCheckout();
    await trips.fillIn(guest);
    await screen('trip-checkout');
    const id = await trips.book();
    await screen('trip-placed');

    await trips.find(id, guest.phone);
    await trips.seesStatus('pending');
    await screen('trip');
    await desk.advancesTrip(id);
    await trips.refresh();
    await trips.seesStatus('confirmed');
    await desk.setsTrip(id, 'ongoing');
    await desk.setsTrip(id, 'completed');
    await trips.refresh();
    await trips.seesStatus('completed');
    await screen('trip-completed');

    expect(screen.findings).toEqual([]);
  });
}

test('a guest signs in at the gate, chooses another pickup time once the first has passed, and reviews the vehicle with pictures after the trip (D-42, D-75, D-92, RENT-CART-34) @full', async ({
  app,
  desk,
}) => {
  const { page, trips, reviews } = app;
  await desk.emptiesTheTripCartOf('ben');
  await hasBeenHere(page, 'Bryant Park', 'Rental');
  await trips.openVehicle(CONVOY.id, CONVOY.name);
  await trips.wants(CONVOY.name);
  await trips.fillsInHours(2);
  await trips.addsToTripCart();
  await trips.openTripCart(1);
  await trips.openCartPage();
  await trips.goToCheckout('login');
  await app.signIn.signIn('ben@example.com');
  await trips.seesCheckout();
  await desk.passes(2 * HOUR);
  await page.reload();
  await trips.seesCheckout();
  await trips.cannotBook();
  await trips.choosesPickupAt('03');
  await expect(page.getByRole('main')).toContainText(/\b3:\d\d\sPM/);
  const id = await trips.book();
  await desk.advancesTrip(id);
  await desk.advancesTrip(id);
  await desk.setsTrip(id, 'completed');
  await trips.track(id);

  await trips.openReviewOf(CONVOY.name);
  expect(await axeFindings(page)).toEqual([]);
  await reviews.rates(4.5, 'Clean, and there on time.');
  await reviews.picksThreePictures();
  expect(await axeFindings(page)).toEqual([]);
  await reviews.send();
  await reviews.isToldOfTheWebPage();
  await reviews.send();
  await trips.sees('catalogue.reviewForm.given', { rating: 4.5 });
  await reviews.seesPictures(page.getByRole('main'), 3);
  await trips.openVehicle(CONVOY.id, CONVOY.name);
  await reviews.seesPictures(page.getByRole('article').filter({ hasText: 'there on time' }), 3);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/profile?page=my-trips');
  await page.getByRole('tab', { name: words('rental.myTrips.completed') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `#${id} ` })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a trip by distance takes the place of one by the hour, without the vehicle that has none @full (RENT-CART-05, RENT-CART-07, RENT-CART-16)', async ({
  app,
  desk,
}) => {
  const { page, trips, location } = app;
  await hasBeenHere(page, 'Bryant Park', 'Rental');
  for (const { id, name } of [HERON, EMBER]) {
    await trips.openVehicle(id, name);
    await trips.wants(name);
    if (name === HERON.name) await trips.addsToTripCart();
    await trips.seesInTripCart(name);
  }

  await page.goto('/rental/vehicle-search');
  await trips.button('kernel.control.edit').click();
  await trips.choosesType('distance');
  await trips.destination.click();
  await location.searchFor('Times Square', 'Times Square, Theater District, Manhattan, New York');
  await location.pick();
  await trips.searches();
  // Pressed while the searched trip is still resolved, the vehicle waits for it.
  await desk.slows(callName(findZone), 2_000);
  await trips.openVehicle(CONVOY.id, CONVOY.name);
  await trips.wants(CONVOY.name);
  await trips.answers('cancel');
  await desk.forgetsRules();
  await trips.doesNotSeeInTripCart(CONVOY.name);
  await trips.wants(CONVOY.name);
  await trips.answers('yes');
  await expect(trips.question).toContainText(EMBER.name);
  expect(await axeFindings(page)).toEqual([]);
  await trips.question
    .getByRole('button', { name: words('rental.conflict.removeAndContinue') })
    .click();
  await trips.seesInTripCart(CONVOY.name);

  await trips.openTripCart(2);
  await expect(trips.drawer).not.toContainText(EMBER.name);
  await trips.openCartPage();
  await trips.goToCheckout('guest');
  await trips.seesCheckout();
  await trips.fillIn(guest);
  const id = await trips.book();
  await trips.find(id, guest.phone);
  await expect(page.getByRole('main')).toContainText(words('rental.trip.distance'));
  await desk.setsTrip(id, 'canceled');
  await trips.refresh();
  await trips.seesStatus('canceled');
});

test('who comes back to the rentals is asked before a trip cart is cleared whose provider hands over there no more (RENT-CART-31, ERR-22, D-81) @full', async ({
  app,
  desk,
  request,
}) => {
  const { page, trips } = app;
  const provider = 1;
  const answer = await request.get(urlOf(getProvider, { params: { id: provider } }));
  const zones = ((await answer.json()) as { readonly pickup_zone_id: readonly number[] })
    .pickup_zone_id;
  const chooses = (module: string) =>
    page.getByRole('navigation', { name: words('shell.rail.modules') }).getByRole('button', {
      name: module,
    });
  await hasBeenHere(page, 'Bryant Park', 'Rental');
  await trips.openVehicle(FJORD.id, FJORD.name);
  await trips.wants(FJORD.name);
  await trips.fillsInHours(3);
  await trips.addsToTripCart();
  await trips.seesInTripCart(FJORD.name);
  await chooses('Food').click();
  await expect(chooses('Food')).toHaveAttribute('aria-pressed', 'true');

  await desk.handsOverIn(provider, []);
  try {
    await chooses('Rental').click();
    await expect(trips.question).toContainText(FJORD.name);
    await trips.answers('cancel');
    await expect(trips.question).toBeHidden();
    await expect(chooses('Food')).toHaveAttribute('aria-pressed', 'true');

    await chooses('Rental').click();
    await trips.answers('yes');
    await expect(page.getByText(words('rental.notice.tripCartElsewhere'))).toBeVisible();
    await expect(chooses('Rental')).toHaveAttribute('aria-pressed', 'true');
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: words('rental.header.openTripCart', { count: 0 }) }),
    ).toBeVisible();
  } finally {
    await desk.handsOverIn(provider, zones);
  }
});
