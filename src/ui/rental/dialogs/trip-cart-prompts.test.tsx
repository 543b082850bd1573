import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { TripCartAnswer } from '#application/rental/trip-cart-gateway.port.ts';
import { ok } from '#domain/kernel/result.ts';
import { rentalModule } from '#tests/support/builders/module.ts';
import { bus, OLD } from '#tests/support/builders/trip-carts.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { aQuietTripCart } from '#tests/support/start-trip-cart.ts';
import { VehicleControl } from '#ui/rental/parts/vehicle-control.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

test('before the cart is cleared for a vehicle of another provider, what would go is named, and whose each is [RENT-CART-08]', async () => {
  const tripCart = aQuietTripCart({
    readCart: fromPromise<TripCartAnswer, undefined>(async () => ok(OLD)),
  });
  const { app } = await startApp({ module: rentalModule(), machines: { tripCart } });
  renderView(
    <>
      <VehicleControl vehicle={bus} look="button" />
      <Dialogs />
    </>,
    { app },
  );

  await userEvent.click(
    await screen.findByRole('button', { name: 'Add Bus to the trip cart', busy: false }),
  );

  const question = await screen.findByRole('alertdialog', { name: 'Another provider' });
  expect(question).toHaveTextContent(
    'In the cart: Sedan and Moped (Harbor Cars). This vehicle: Hill Cars.',
  );
});
