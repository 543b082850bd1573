import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { TripCartAnswer } from '#application/rental/trip-cart-gateway.port.ts';
import type * as TripCartFlow from '#application/rental/trip-cart/setup.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import { aVehicle } from '#tests/support/builders/rental.ts';
import { rentalModule } from '#tests/support/builders/module.ts';
import {
  byDistance,
  cart,
  hourly,
  line,
  moped,
  OLD,
  sedan,
} from '#tests/support/builders/trip-carts.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { aQuietTripCart, lists } from '#tests/support/start-trip-cart.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

const boat = aVehicle({ id: id(6), name: 'Boat', hourlyPrice: null });

test.each([
  {
    to: 'distance [ERR-19]',
    found: OLD,
    details: byDistance,
    incompatible: moped,
    why: 'Moped has no distance wise trip. If you proceed it will be removed from your cart.',
  },
  {
    to: 'hours [ERR-20]',
    found: cart(byDistance, sedan, boat),
    details: hourly,
    incompatible: boat,
    why: 'Boat has no hourly trip. If you proceed it will be removed from your cart.',
  },
])(
  'before the trip is changed to $to, it is said of each vehicle why it would go [ERR-21]',
  async ({ found, details, incompatible, why }) => {
    const tripCart = aQuietTripCart({
      readCart: fromPromise<TripCartAnswer, undefined>(async () => ok(found)),
      runTask: fromPromise<TripCartAnswer, TripCartFlow.Call>(async () =>
        lists(line(incompatible).id),
      ),
    });
    const { app } = await startApp({ module: rentalModule(), machines: { tripCart } });
    renderView(<Dialogs />, { app });

    act(() =>
      app.storefront.send({
        type: 'child.want',
        id: 'tripCart',
        command: { type: 'trip.change', details },
      }),
    );

    const question = await screen.findByRole('alertdialog', {
      name: 'Some vehicles cannot come along',
    });
    expect(question).toHaveTextContent(
      'These vehicles will be removed from your cart if you proceed.',
    );
    expect(within(question).getAllByText(/If you proceed/)).toHaveLength(1);
    expect(question).toHaveTextContent(why);
  },
);
