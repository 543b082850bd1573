import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToTripCart } from '#contract/rental-cart.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { aCoupon, aGarage, RENTAL } from '#tests/support/builders/rental-rows.ts';
import { aTown } from '#tests/support/builders/rows.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';
import { byDistance, byTheHour, GUEST, inRental } from '#tests/support/start-renting.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { BookTripPage } from '#ui/rental/pages/book-trip-page.tsx';
import { TrackTripPage } from '#ui/rental/pages/track-trip-page.tsx';
import { TripCartPage } from '#ui/rental/pages/trip-cart-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { amountsIn, dialog, figuresIn, region, rowsIn } from './read-figures.ts';
import { askThis, CURRENCIES, RUNS, total } from './real-server.ts';

type Fleet = {
  readonly vehicles: readonly {
    readonly hourly: number;
    readonly perKilometre: number;
    readonly discount: readonly ['percent' | 'amount', number];
    readonly quantity: number;
  }[];
  readonly hours: number | null;
  readonly tax: number;
  readonly taxIncluded: boolean;
  readonly offer: { readonly share: number; readonly minimum: number; readonly cap: number | null };
  readonly coupon: {
    readonly discount_type: 'percent' | 'amount';
    readonly discount_value: number;
    readonly maximum: number | null;
  } | null;
};

const share = fc.oneof(fc.constantFrom(0, 88_750, 333_333), fc.integer({ min: 0, max: 300_000 }));
const fleets: fc.Arbitrary<Fleet> = fc.record({
  vehicles: fc.array(
    fc.record({
      hourly: fc.integer({ min: 101, max: 4_999 }),
      perKilometre: fc.integer({ min: 11, max: 499 }),
      discount: fc.oneof(
        fc.tuple(fc.constant('percent' as const), share),
        fc.tuple(fc.constant('amount' as const), fc.integer({ min: 0, max: 200 })),
      ),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  hours: fc.option(fc.integer({ min: 1, max: 9 })),
  tax: share,
  taxIncluded: fc.boolean(),
  offer: fc.record({
    share,
    minimum: fc.constantFrom(0, 5_000),
    cap: fc.option(fc.integer({ min: 1, max: 900 })),
  }),
  coupon: fc.option(
    fc.oneof(
      fc.record({
        discount_type: fc.constant('percent' as const),
        discount_value: share,
        maximum: fc.constantFrom(null, 250),
      }),
      fc.record({
        discount_type: fc.constant('amount' as const),
        discount_value: fc.integer({ min: 1, max: 3_000 }),
        maximum: fc.constant(null),
      }),
    ),
  ),
});

/** Fills the trip cart with vehicles of one provider. */
async function fillCart(server: TestServer, fleet: Fleet, { code, digits }: Currency) {
  const rows = await aTown(server.db);
  await rows.setting('money', { code, digits, symbol: code, taxIncluded: fleet.taxIncluded });
  const garage = await aGarage(server.db, rows);
  await rows.guests(GUEST);
  if (fleet.coupon) await aCoupon(server.db, { code: 'TREAT', ...fleet.coupon });
  const { share: discount_rate, minimum, cap } = fleet.offer;
  const provider = await garage.provider({
    ...{ tax_rate: fleet.tax, discount_rate },
    ...{ discount_minimum: minimum, discount_maximum: cap },
  });
  const trip = fleet.hours === null ? byDistance() : byTheHour({ estimated_hours: fleet.hours });
  for (const [at, one] of fleet.vehicles.entries()) {
    const [discount_type, discount_value] = one.discount;
    const vehicle = await garage.vehicle({
      ...{ name: `Vehicle ${at}`, provider_id: provider.id },
      ...{ hourly_price: one.hourly, distance_price: one.perKilometre },
      ...{ discount_type, discount_value },
    });
    const { status } = await server.post(
      addToTripCart.path,
      { guest_id: GUEST, vehicle_id: vehicle.id, quantity: one.quantity, ...trip },
      inRental,
    );
    expect(status).toBe(200);
  }
}

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function walkThrough(server: TestServer, fleet: Fleet, currency: Currency) {
  await fillCart(server, fleet, currency);
  askThis(server);
  const module = { id: RENTAL, module_type: 'rental', module_name: 'Rental' };
  const opened = await openApp({
    guestId: String(GUEST),
    guestByChoice: true,
    tripCount: 1,
    module,
  });
  const { app } = opened;

  const inDrawer = renderView(
    <>
      <opened.Bridge />
      <Dialogs />
    </>,
    { app, path: '/home?drawer=trip-cart' },
  );
  const side = await dialog(/^Trip Cart/);
  await within(side).findByText('Total');
  const drawer = { lines: rowsIn(side, currency), ...figuresIn(side, currency) };
  inDrawer.unmount();

  const onPage = renderView(<TripCartPage />, { app, path: '/rental/cart' });
  const page = figuresIn(await region('Price summary'), currency);
  onPage.unmount();

  const booking = renderView(
    <>
      <opened.Bridge />
      <BookTripPage />
    </>,
    { app, path: '/rental/checkout' },
  );
  const summary = await region('Price summary');
  await within(summary).findByText('Total');
  const before = figuresIn(summary, currency);
  if (fleet.coupon) await applyCoupon(summary);
  const button = screen.getByRole('button', { name: 'Book trip' });
  const remove = within(summary).queryByRole('button', { name: 'Remove coupon' });
  const checkout = {
    beside: amountsIn(button.parentElement?.textContent ?? '', currency),
    saves: remove ? amountsIn(remove.parentElement?.textContent ?? '', currency)[0] : undefined,
    figures: figuresIn(summary, currency),
  };
  fill(/Full name/, 'Asha Rao');
  fill(/Phone/, '+1 212 555 0123');
  fill(/E-mail/, 'asha@example.com');
  fireEvent.click(button);
  const track = await screen.findByRole('link', { name: /^Track trip/ });
  const id = /\d+/.exec(track.getAttribute('aria-label') ?? '')?.[0] ?? '';
  const placed = amountsIn(document.body.textContent, currency);
  booking.unmount();

  const tracking = renderView(<TrackTripPage />, { app, path: `/rental/trip?trip_id=${id}` });
  const vehicles = rowsIn(await region('Vehicles'), currency);
  const tracked = figuresIn(await region('Payment'), currency);
  tracking.unmount();
  const stored = await server.db.selectFrom('trip').selectAll().executeTakeFirstOrThrow();
  return { drawer, page, before, checkout, placed, tracked, vehicles, stored };
}

async function applyCoupon(summary: HTMLElement) {
  fireEvent.change(within(summary).getByLabelText('Coupon code'), { target: { value: 'TREAT' } });
  fireEvent.click(within(summary).getByRole('button', { name: 'Apply' }));
  await waitFor(() => {
    const applied = within(summary).queryByRole('button', { name: 'Remove coupon' });
    const refused = within(summary).queryByText(/save you nothing/);
    expect(applied ?? refused).not.toBeNull();
  });
}

type Figures = Readonly<Record<string, number | undefined>>;
const NOT_ADDED = ['Subtotal', 'Total', 'Tax (incl.)'];

const sumOf = (figures: Figures, lines: readonly number[] = []): number =>
  total([
    ...lines,
    ...Object.entries(figures).flatMap(([name, amount]) =>
      NOT_ADDED.includes(name) ? [] : [amount ?? 0],
    ),
  ]);
const linesIn = (figures: Figures): readonly number[] =>
  Object.entries(figures).flatMap(([name, amount]) =>
    name.startsWith('Vehicle ') ? [amount ?? 0] : [],
  );

describe.each(CURRENCIES)('a trip in $code', (currency) => {
  let server: TestServer | null = null;
  let close = () => Promise.resolve();
  beforeAll(async () => {
    const opened = await openTestDatabase(false, new Date(NOON));
    close = opened.close;
    const rows = await aTown(opened.db);
    await rows.setting('money', { ...currency, symbol: currency.code });
    server = await createTestApp({ db: opened.db, limitFactor: 1_000 });
  });
  afterAll(() => close());

  test('costs the same in drawer, cart, checkout, booked trip, tracking and at the server, and each adds up [RENT-PRICE-07, D-26]', async () => {
    await fc.assert(
      fc.asyncProperty(fleets, async (fleet: Fleet) => {
        if (!server) throw new Error('The server has not started');
        const walk = await walkThrough(server, fleet, currency);
        const { drawer, page, before, checkout, placed, tracked, vehicles, stored } = walk;
        const { lines, ...named } = drawer;
        const inDrawer: Readonly<Record<string, number>> = named;

        expect(sumOf(inDrawer, lines)).toBe(inDrawer['Total']);
        for (const figures of [page, before, checkout.figures, tracked]) {
          expect(linesIn(figures)).toEqual(lines);
          expect(sumOf(figures)).toBe(figures['Total']);
          expect(figures['Subtotal'] ?? total(lines)).toBe(total(lines));
        }
        expect(before).toEqual(page);
        expect(page).toMatchObject(inDrawer);
        expect(vehicles).toEqual(lines);
        expect(tracked).toEqual(checkout.figures);
        expect(checkout.beside).toEqual([checkout.figures['Total']]);
        expect(placed).toContain(checkout.figures['Total']);
        if (checkout.saves !== undefined) {
          expect(checkout.saves).toBe(0 - (checkout.figures['Coupon discount'] ?? 0));
        }
        expect({
          subtotal: stored.subtotal,
          discount: stored.discount,
          coupon: stored.coupon,
          tax: stored.tax,
          total: stored.total,
        }).toEqual({
          subtotal: total(lines),
          discount: 0 - (tracked['Discount'] ?? 0),
          coupon: 0 - (tracked['Coupon discount'] ?? 0),
          tax: tracked['Tax'] ?? tracked['Tax (incl.)'],
          total: tracked['Total'],
        });
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});
