import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paths } from '#application/kernel/path.ts';
import { createCouponQueries } from '#application/ordering/coupon.queries.ts';
import type { Ordering, Services } from '#application/shell/services.ts';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import type { ListedCoupon } from '#domain/pricing/listed-coupon.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { CouponsPage } from './coupons-page.tsx';

const NOW = instant(Date.UTC(2026, 10, 21, 17));
const coupon = (facts: Partial<ListedCoupon>): ListedCoupon => ({
  ...{ id: id(1), code: 'EATS15', title: 'A treat', saves: { kind: 'share', percent: 15 } },
  ...{ minimumPurchase: dollars(10), maximum: dollars(8), storeName: null },
  expiresAt: instant(Date.UTC(2026, 11, 21, 17)),
  ...facts,
});

async function coupons(...listed: readonly ListedCoupon[]) {
  const { app: quiet } = await startApp({ token: 't1' });
  const copyCode = vi.fn<Services['sharing']['copyCode']>();
  const queries = createCouponQueries({ list: async () => ok(listed) }, { now: () => NOW });
  const ordering = { coupons: queries } as unknown as Ordering;
  const sharing = { ...quiet.sharing, copyCode };
  const app = { ...quiet, sharing, ordering: async () => ordering };
  renderView(<CouponsPage />, { app, path: paths.coupons() });
  return { copyCode, user: userEvent.setup() };
}

test('coupons say what they take off, for which orders, up to how much and until when (ACC-09, D-49)', async () => {
  const { copyCode, user } = await coupons(
    coupon({}),
    coupon({
      ...{ id: id(2), code: 'HOUSE', title: 'House', saves: { kind: 'amount', off: dollars(20) } },
      ...{ minimumPurchase: dollars(0), maximum: null, expiresAt: null, storeName: 'Saffron Lane' },
    }),
    coupon({ id: id(3), code: 'BRING', saves: { kind: 'freeDelivery' } }),
    coupon({ id: id(4), code: 'OVER', expiresAt: NOW }),
  );

  const cards = await screen.findAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    '15% offA treatFor orders from $10.00At most $8.00 offUntil Dec 21, 2026EATS15Copy',
    '$20.00 offHouseAt Saffron Lane onlyNo end dateHOUSECopy',
    expect.stringMatching(/^Free delivery/) as string,
  ]);
  const [, house] = cards;
  await user.click(within(house as HTMLElement).getByRole('button', { name: 'Copy HOUSE' }));
  expect(copyCode).toHaveBeenCalledExactlyOnceWith('HOUSE');
});

test('where every coupon is over, the page says that there are none (ACC-09)', async () => {
  await coupons(coupon({ expiresAt: NOW }));

  expect(await screen.findByRole('heading', { name: 'No coupons at the moment' })).toBeVisible();
});
