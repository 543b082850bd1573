import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { checkoutGateMachine } from '#application/cart/checkout-gate/machine.ts';
import type { TripCartAnswer } from '#application/rental/trip-cart-gateway.port.ts';
import type { Call } from '#application/rental/trip-cart/setup.ts';
import { id } from '#domain/kernel/id.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { EMPTY_TRIP_CART, type TripCart } from '#domain/rental/trip-cart.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { aModule } from '#tests/support/builders/module.ts';
import {
  anHourlyTrip,
  aTripCart,
  aTripLine,
  aVehicle,
  TUESDAY_AT_THREE,
} from '#tests/support/builders/rental.ts';
import { aQuietTripCart } from '#tests/support/start-trip-cart.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { TripCartButton } from '#ui/rental/parts/trip-cart-button.tsx';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

const rental = aModule({ id: id(6), type: 'rental', name: 'Rental' });
const earlier = later(TUESDAY_AT_THREE, -60 * MINUTE);

async function open(
  cart: TripCart | TripCartAnswer,
  path = '/rental/cart',
  after: readonly TripCart[] = [],
) {
  const answer = 'ok' in cart ? cart : ok(cart);
  const tripCart = aQuietTripCart({
    readCart: fromPromise(async () => answer),
    runTask: fromPromise<TripCartAnswer, Call>(({ input }) => {
      const answered = after[asked.push(input) - 1];
      return answered ? Promise.resolve(ok(answered)) : new Promise<TripCartAnswer>(() => {});
    }),
  });
  const went: string[] = [];
  const asked: unknown[] = [];
  const checkoutGate = checkoutGateMachine.provide({
    actions: { closeDrawer: () => {}, navigate: (_, to) => void went.push(to) },
  });
  const { AddressBar, app } = await startApp({
    module: rental,
    machines: { tripCart, checkoutGate },
    now: earlier,
  });
  renderView(
    <>
      <AddressBar />
      <TripCartButton />
      <CurrentPage />
      <Dialogs />
    </>,
    { app, path },
  );
  // An open drawer takes the focus.
  if (path.includes('drawer')) await waitFor(() => expect(document.body).not.toHaveFocus());
  return { went, asked };
}

const line = (facts: Parameters<typeof aTripLine>[0]) => aTripCart({ lines: [aTripLine(facts)] });

describe('the page of the trip cart', () => {
  test('shows the trip, its vehicles and what they cost, and leads on to the checkout [NAV-26] [RENT-CART-42]', async () => {
    const { went } = await open(aTripCart());

    expect(await screen.findByRole('heading', { level: 1, name: 'Trip cart' })).toBeVisible();
    expect(await screen.findByText('City Hall')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Blue sedan' })).toHaveAttribute(
      'href',
      '/rental/vehicle-details/1',
    );
    const summary = screen.getByRole('region', { name: 'Price summary' });
    expect(within(summary).getByText('$10.00/hr × 3 hours')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Continue to checkout' }));
    expect(went).toEqual(['/rental/checkout']);
  });

  test('opens the form of the trip, filled in as the trip of the cart is', async () => {
    await open(aTripCart());

    await userEvent.click(await screen.findByRole('button', { name: 'Edit trip' }));

    const dialog = await screen.findByRole('dialog', { name: 'Edit trip' });
    expect(await within(dialog).findByText('City Hall')).toBeVisible();
    expect(within(dialog).getByLabelText(/hours/i)).toHaveValue('3');
  });

  test.each([
    [later(TUESDAY_AT_THREE, 0), /Schedule at Nov 24, 2026, 3:00/, []],
    [later(earlier, -MINUTE), 'Pickup Now', [/choose a pickup time/]],
    [null, 'Pickup Now', [/As soon as possible/]],
  ])(
    'labels a pickup at %s as "%s", and says what becomes of it: %s [RENT-CART-32] [RENT-CART-33]',
    async (pickupAt, label, notes) => {
      await open(aTripCart({ details: anHourlyTrip({ pickupAt }) }));

      expect(await screen.findByText(label)).toBeVisible();
      for (const note of [/choose a pickup time/, /As soon as possible/]) {
        const isSaid = notes.some((one) => one.source === note.source);
        expect(screen.queryAllByText(note)).toHaveLength(isSaid ? 1 : 0);
      }
    },
  );

  test.each([
    [line({ gone: true }), 'This vehicle is no longer for rent. Remove it to go on.'],
    [
      line({ vehicle: aVehicle({ hourlyPrice: null }) }),
      'This vehicle is no longer rented by the hour. Remove it to go on.',
    ],
    [
      line({ quantity: quantity(2), vehicle: aVehicle({ count: 1 }) }),
      'Only 1 is available. Take fewer to go on.',
    ],
    [line({ vehicle: aVehicle({ count: 0 }) }), 'It is no longer available. Remove it to go on.'],
  ])(
    'tells at the line what keeps it from being rented, and goes no further: %#',
    async (cart, why) => {
      await open(cart);

      expect(await screen.findByText(why)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Continue to checkout' })).toBeDisabled();
      expect(
        screen.getByRole('button', { name: 'Continue to checkout' }),
      ).toHaveAccessibleDescription('A vehicle cannot be rented as it is. See above.');
    },
  );

  test('tells a price that has changed since the vehicle was added', async () => {
    await open(line({ shownRate: dollars(8) }));

    expect(
      await screen.findByText('The price has changed from $8.00/hr to $10.00/hr.'),
    ).toBeVisible();
  });

  test('says that the cart is being cleared, and keeps the focus where it was [RENT-CART-09]', async () => {
    await open(aTripCart());
    const clear = await screen.findByRole('button', { name: 'Clear trip cart' });
    expect(clear).toHaveAttribute('aria-busy', 'false');

    await userEvent.click(clear);
    const question = await screen.findByRole('alertdialog');
    expect(clear).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));

    await waitFor(() => expect(clear).toHaveAttribute('aria-busy', 'true'));
    expect(clear).toBeEnabled();
  });

  test('of an empty cart leads to the vehicles, and one that cannot be read can be read again', async () => {
    await open(EMPTY_TRIP_CART);
    expect(await screen.findByRole('link', { name: 'Find a vehicle' })).toBeVisible();
  });

  test('says that a cart could not be read, and offers to try again', async () => {
    await open(refuse({ kind: 'unreachable', cause: 'offline' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('the drawer tells the total, and leads to the page of the cart [RENT-CART-04]', async () => {
  await open(aTripCart(), '/home?drawer=trip-cart');

  const drawer = await screen.findByRole('dialog', { name: 'Trip Cart (1)' });
  expect(within(drawer).getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/rental/cart',
  );
  expect(within(drawer).getByText('Total')).toBeVisible();
});

test('the drawer of an empty trip cart leads to the vehicles [RENT-CART-03]', async () => {
  await open(EMPTY_TRIP_CART, '/home?drawer=trip-cart');

  const drawer = within(await screen.findByRole('dialog', { name: 'Trip Cart' }));
  expect(await drawer.findByText('Your cart is empty')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/rental/vehicle-search',
  );
});

describe.each([
  ['at its page', '/rental/cart'],
  ['in the drawer', '/home?drawer=trip-cart'],
])('a vehicle of the trip cart that cannot be rented any more, %s', (_, path) => {
  test.each([
    ['its provider has taken it back', { gone: true }],
    ['it is not rented by the hour', { vehicle: aVehicle({ hourlyPrice: null }) }],
    ['there are none of it', { vehicle: aVehicle({ count: 0 }) }],
  ])('is removed by one press, however many were wanted: %s [RENT-CART-25]', async (why, facts) => {
    const { asked } = await open(line({ quantity: quantity(3), ...facts }), path);

    await userEvent.click(await screen.findByRole('button', { name: 'Remove Blue sedan' }));

    expect(asked).toEqual([{ kind: 'remove', line: 11 }]);
    expect(screen.queryByRole('button', { name: /Increase/ }), why).not.toBeInTheDocument();
  });
});

describe.each([
  ['at its page', '/rental/cart', 'Find a vehicle'],
  ['in the drawer', '/home?drawer=trip-cart', 'Continue Shopping'],
])('the focus, as vehicles leave the trip cart %s,', (_, path, wayOn) => {
  const [sedan, moped, van] = ['Sedan', 'Moped', 'Van'].map((name, at) =>
    aTripLine({ id: id(11 + at), vehicle: aVehicle({ id: id(1 + at), name }) }),
  );
  const holding = (...lines: readonly (typeof sedan)[]) =>
    aTripCart({ lines: lines.filter((one) => one !== undefined) });

  test('goes to the vehicle that took the place, then to the last one, then to the way on (L8)', async () => {
    const { asked } = await open(holding(sedan, moped, van), path, [
      holding(sedan, van),
      holding(sedan),
      EMPTY_TRIP_CART,
    ]);
    (await screen.findByRole('button', { name: 'Remove Moped' })).focus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Van' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Sedan' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: wayOn })).toHaveFocus());
    expect(asked).toHaveLength(3);
  });

  test('goes to the way on after all were cleared', async () => {
    await open(holding(sedan, moped), path, [EMPTY_TRIP_CART]);

    await userEvent.click(await screen.findByRole('button', { name: 'Clear trip cart' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));

    await waitFor(() => expect(screen.getByRole('link', { name: wayOn })).toHaveFocus());
  });
});

test('the header counts nothing while the trip cart is empty [NAV-60]', async () => {
  await open(EMPTY_TRIP_CART, '/home');

  expect(await screen.findByRole('link', { name: 'Trip cart, empty' })).toHaveTextContent(
    /^Trip cart$/,
  );
});
