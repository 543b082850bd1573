import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToCart } from '#contract/cart.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { ORDER_AMOUNTS } from '#domain/pricing/order-summary.ts';
import { anOrderCoupon, type CouponFacts } from '#tests/support/builders/coupon-row.ts';
import { aTown } from '#tests/support/builders/rows.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';
import { GUEST, inFood } from '#tests/support/start-ordering.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { CartBar } from '#ui/cart/parts/cart-bar.tsx';
import { CheckoutPage } from '#ui/ordering/pages/checkout-page.tsx';
import { TrackOrderPage } from '#ui/ordering/pages/track-order-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { amountsIn, dialog, figuresIn, region, rowsIn } from './read-figures.ts';
import { askThis, CURRENCIES, minorOf, RUNS, total } from './real-server.ts';

/** One dish of the cart: its price is in minor units, its options' prices in whole ones. */
type Dish = {
  readonly price: number;
  readonly discount: readonly ['percent' | 'amount', number];
  readonly quantity: number;
  readonly size: number;
  readonly extra: number;
};
type Shop = {
  readonly stores: readonly {
    readonly tax: number;
    readonly discount: number;
    readonly deliversFree: boolean;
    readonly dishes: readonly Dish[];
  }[];
  readonly taxIncluded: boolean;
  readonly freeDeliveryFrom: number | null;
  readonly coupon: CouponFacts | null;
};

const share = fc.oneof(
  fc.constantFrom(0, 88_750, 100_000, 333_333),
  fc.integer({ min: 0, max: 400_000 }),
);
const dish: fc.Arbitrary<Dish> = fc.record({
  price: fc.oneof(fc.constantFrom(1_695, 333, 1_005), fc.integer({ min: 100, max: 9_999 })),
  discount: fc.oneof(
    fc.tuple(fc.constant('percent' as const), share),
    fc.tuple(fc.constant('amount' as const), fc.integer({ min: 0, max: 300 })),
  ),
  quantity: fc.integer({ min: 1, max: 4 }),
  size: fc.integer({ min: 0, max: 3 }),
  extra: fc.constantFrom(0, 0, 75, 133),
});
const coupon: fc.Arbitrary<CouponFacts | null> = fc.oneof(
  fc.constant(null),
  share.map((discount_value) => ({ discount_type: 'percent' as const, discount_value })),
  fc.tuple(share, fc.integer({ min: 1, max: 500 })).map(([discount_value, maximum]) => ({
    ...{ discount_type: 'percent' as const, discount_value, maximum },
  })),
  fc.integer({ min: 1, max: 3_000 }).map((discount_value) => ({
    ...{ discount_type: 'amount' as const, discount_value },
  })),
  fc.constant({
    type: 'free_delivery' as const,
    discount_type: 'amount' as const,
    discount_value: 0,
  }),
);
const shops: fc.Arbitrary<Shop> = fc.record({
  stores: fc.array(
    fc.record({
      tax: share,
      discount: fc.oneof(fc.constant(0), share),
      deliversFree: fc.boolean(),
      dishes: fc.array(dish, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  taxIncluded: fc.boolean(),
  freeDeliveryFrom: fc.constantFrom(null, 0, 5_000),
  coupon,
});

/** Ten percent of 19.95 is 1.995: the two ways of rounding differ here. */
const HALF_A_CENT_OFF: Shop = {
  stores: [
    {
      ...{ tax: 88_750, discount: 0, deliversFree: false },
      dishes: [{ price: 1_695, discount: ['percent', 100_000], quantity: 1, size: 3, extra: 0 }],
    },
  ],
  ...{ taxIncluded: false, freeDeliveryFrom: null },
  coupon: { discount_type: 'amount', discount_value: 300 },
};

/** Fills the cart with the dishes, and applies the owner's settings. */
async function fillCart(server: TestServer, shop: Shop, { code, digits }: Currency) {
  const rows = await aTown(server.db);
  await rows.guests(GUEST);
  await server.db.deleteFrom('coupon').execute();
  await rows.setting('money', {
    ...{ code, digits, symbol: code, freeDeliveryFrom: shop.freeDeliveryFrom },
    taxIncluded: shop.taxIncluded,
  });
  if (shop.coupon) await anOrderCoupon(server.db, shop.coupon);
  for (const [at, { tax, discount, deliversFree, dishes }] of shop.stores.entries()) {
    const store = await rows.store({
      name: `Store ${at}`,
      ...{ tax_rate: tax, discount_rate: discount, free_delivery: deliversFree },
    });
    for (const one of dishes) await putDish(server, rows, store.id, one, digits);
  }
}

async function putDish(
  server: TestServer,
  rows: Awaited<ReturnType<typeof aTown>>,
  store_id: number,
  { price, discount: [discount_type, discount], quantity, size, extra }: Dish,
  digits: number,
) {
  const values = [
    { label: 'Small', price: 0 },
    { label: 'Large', price: size * 10 ** digits },
  ];
  const sizes = { name: 'Size', type: 'single', required: true, min: 1, max: 1, values } as const;
  const item = await rows.item({
    ...{ store_id, price, discount, discount_type },
    food_variations: size > 0 ? [sizes] : [],
  });
  const addOn = extra > 0 ? await rows.addOn({ store_id, price: extra }) : null;
  const { status } = await server.post(
    addToCart.path,
    {
      ...{ guest_id: GUEST, model: 'Item', item_id: item.id, quantity },
      variation: size > 0 ? [{ name: 'Size', values: { label: ['Large'] } }] : [],
      ...(addOn ? { add_on_ids: [addOn.id], add_on_qtys: [2] } : {}),
    },
    inFood,
  );
  expect(status).toBe(200);
}

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function walkThrough(server: TestServer, shop: Shop, currency: Currency) {
  await fillCart(server, shop, currency);
  const answered = askThis(server);
  const opened = await openApp({ guestId: String(GUEST), guestByChoice: true });
  const { app } = opened;

  const inShop = renderView(
    <>
      <opened.Bridge />
      <CartBar />
      <Dialogs />
    </>,
    { app, path: '/home?drawer=cart' },
  );
  const drawer = await dialog(/^Shopping Cart/);
  const bar = document.querySelector('[aria-label="In your cart"] bdi')?.textContent ?? '';
  const cart = {
    bar: amountsIn(bar, currency),
    lines: [...drawer.querySelectorAll('li[data-place]')].map((row) => pricesOf(row, currency)),
    ...figuresIn(drawer, currency),
  };
  inShop.unmount();

  const placing = renderView(
    <>
      <opened.Bridge />
      <CheckoutPage />
    </>,
    { app, path: '/checkout?page=cart' },
  );
  const summary = await region('Order summary');
  await within(summary).findByText('Total');
  if (shop.coupon) await applyCoupon(summary);
  const checkout = {
    lines: rowsIn(summary, currency),
    saves: savesIn(summary, currency),
    beside: amountsIn(
      screen.getByRole('button', { name: 'Place Order' }).parentElement?.textContent ?? '',
      currency,
    ),
    ...figuresIn(summary, currency),
  };
  const quote = serverFigures((answered('/order/quote') as WireQuote).amounts, currency);
  fill(/Full name/, 'Asha Rao');
  fill(/Phone/, '+1 212 555 0123');
  fill(/E-mail/, 'asha@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Place Order' }));
  await screen.findAllByText('Order ID');
  const cards = screen.getAllByRole('listitem');
  const placed = cards.map((card) => ({
    id: /Track order (\d+)/.exec(
      within(card).getByRole('link').getAttribute('aria-label') ?? '',
    )?.[1],
    total: amountsIn(card.textContent, currency)[0],
  }));
  placing.unmount();

  const tracked = [];
  for (const { id } of placed) {
    const tracking = renderView(<TrackOrderPage />, {
      app,
      path: `/track-order?order_id=${id ?? ''}`,
    });
    const items = await region('Items');
    tracked.push({
      lines: rowsIn(items, currency),
      ...figuresIn(await region('Payment'), currency),
    });
    tracking.unmount();
  }
  return { cart, checkout, quote, placed, tracked };
}

/** Price of a line, and its price before the discount. */
function pricesOf(row: Element, currency: Currency) {
  const price = [...row.querySelectorAll('[aria-busy]')].at(-1)?.textContent ?? '';
  const amounts = amountsIn(price, currency);
  return { cost: amounts[0] ?? NaN, gross: amounts.at(-1) ?? NaN };
}

async function applyCoupon(summary: HTMLElement) {
  fireEvent.change(within(summary).getByLabelText('Coupon code'), { target: { value: 'TREAT' } });
  fireEvent.click(within(summary).getByRole('button', { name: 'Apply' }));
  await waitFor(() => {
    expect(
      summary.querySelector('[aria-invalid="true"]') ??
        within(summary).queryByRole('button', { name: 'Remove coupon' }),
    ).not.toBeNull();
    expect(summary.closest('[aria-busy="true"]')).toBeNull();
  });
}

const savesIn = (summary: HTMLElement, currency: Currency) => {
  const button = within(summary).queryByRole('button', { name: 'Remove coupon' });
  return button ? amountsIn(button.parentElement?.textContent ?? '', currency)[0] : undefined;
};

type WireAmounts = Readonly<Record<(typeof ORDER_AMOUNTS)[number], number>>;
type WireQuote = { readonly amounts: WireAmounts };
const serverFigures = (amounts: WireAmounts, currency: Currency) =>
  recordOf(ORDER_AMOUNTS, (part) => minorOf(amounts[part], currency));

type Figures = Readonly<Record<string, unknown>>;
const figure = (figures: Figures, name: string): number => Number(figures[name] ?? 0);

/** The rows of a bill; tax included in the prices is not added. */
const billed = (figures: Figures) => ({
  subtotal: figure(figures, 'Subtotal'),
  discount: 0 - figure(figures, 'Discount'),
  coupon: 0 - figure(figures, 'Coupon discount'),
  tax: figure(figures, 'Tax') + figure(figures, 'Tax (incl.)'),
  delivery: figure(figures, 'Delivery fee'),
  total: figure(figures, 'Total'),
});

const sumOf = (figures: Figures): number =>
  ['Subtotal', 'Discount', 'Coupon discount', 'Tax', 'Delivery fee']
    .map((name) => figure(figures, name))
    .reduce((sum, part) => sum + part, 0);

describe.each(CURRENCIES)('a cart in $code', (currency) => {
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

  test('costs the same in bar, drawer, checkout, placed orders, tracking and at the server, and each adds up [CART-08, CHK-18, D-26]', async () => {
    await fc.assert(
      fc.asyncProperty(shops, async (shop: Shop) => {
        if (!server) throw new Error('The server has not started');
        const { cart, checkout, quote, placed, tracked } = await walkThrough(
          server,
          shop,
          currency,
        );

        const itemsTotal = figure(cart, 'Items total');
        expect(total(cart.lines.map(({ gross }) => gross))).toBe(figure(cart, 'Subtotal'));
        expect(total(cart.lines.map(({ cost }) => cost))).toBe(itemsTotal);
        expect(figure(cart, 'Subtotal') + figure(cart, 'Discount')).toBe(itemsTotal);
        expect(cart.bar).toEqual([itemsTotal]);

        expect(total(checkout.lines)).toBe(figure(checkout, 'Subtotal'));
        expect(sumOf(checkout)).toBe(figure(checkout, 'Total'));
        expect(checkout.beside).toEqual([figure(checkout, 'Total')]);
        expect(figure(checkout, 'Subtotal')).toBe(figure(cart, 'Subtotal'));
        expect(figure(checkout, 'Discount')).toBe(figure(cart, 'Discount'));
        expect(billed(checkout)).toEqual(quote);
        if (checkout.saves !== undefined && shop.coupon?.type !== 'free_delivery') {
          expect(checkout.saves).toBe(0 - figure(checkout, 'Coupon discount'));
        }

        expect(placed.map((order) => order.total)).toEqual(
          tracked.map((order) => figure(order, 'Total')),
        );
        for (const order of tracked) {
          expect(total(order.lines)).toBe(figure(order, 'Subtotal'));
          expect(sumOf(order)).toBe(figure(order, 'Total'));
        }
        const orders = tracked.map(billed);
        for (const part of ORDER_AMOUNTS) {
          expect(total(orders.map((order) => order[part]))).toBe(quote[part]);
        }
      }),
      { numRuns: RUNS, examples: [[HALF_A_CENT_OFF]], endOnFailure: true },
    );
  });
});
