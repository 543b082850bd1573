import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { toDecimal } from '#domain/kernel/money.ts';
import { summarise, type OrderTerms } from '#domain/pricing/order-summary.ts';
import { cents, USD } from '#tests/support/builders/money.ts';
import type { ReactElement } from 'react';
import { startApp } from '#tests/support/start-app.ts';
import { renderView } from '#tests/support/render.tsx';
import { AmountsTable } from './amounts-table.tsx';

const basket = [
  {
    unitPrice: cents(335),
    quantity: 3,
    discount: { type: 'percent', share: rateOfPercent(12.5) },
    addOns: [{ price: cents(99), quantity: 2 }],
  },
  { unitPrice: cents(1_999), quantity: 1, discount: { type: 'none' }, addOns: [] },
] as const;
const terms: OrderTerms = {
  currency: USD,
  taxRate: rateOfPercent(8.875),
  taxIncluded: false,
  deliveryFee: cents(347),
  coupon: null,
};

const show = async (view: ReactElement) => renderView(view, { app: (await startApp()).app });

const figures = () =>
  screen.getAllByRole('definition').map(({ textContent }) => Number(textContent.replace('$', '')));

test('the summary shows the very figures of the pricing rules, each rounded once (CHK-18, PRICE-08)', async () => {
  const summary = summarise(basket, terms);
  await show(<AmountsTable amounts={summary} orderType="delivery" />);
  const { subtotal, discount, tax, delivery, total } = summary;
  expect(figures()).toEqual([
    toDecimal(subtotal),
    -toDecimal(discount),
    toDecimal(tax),
    toDecimal(delivery),
    toDecimal(total),
  ]);
  expect(figures()).toEqual([32.02, -1.26, 2.73, 3.47, 36.96]);
});

test('tax that is inside the prices is shown and not added (PRICE-09)', async () => {
  await show(
    <AmountsTable
      amounts={summarise(basket, { ...terms, taxIncluded: true })}
      orderType="delivery"
    />,
  );
  expect(screen.getByText('Tax (incl.)')).toBeVisible();
  expect(figures().at(-1)).toBe(34.23);
});

test('a fee of nothing says why (CHK-19)', async () => {
  const free = summarise(basket, { ...terms, deliveryFee: cents(0) });
  await show(<AmountsTable amounts={free} orderType="delivery" />);
  expect(screen.getByText('Free for this order')).toBeVisible();
});
