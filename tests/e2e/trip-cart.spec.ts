import type { Page } from '@playwright/test';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { expect, test } from './journey.ts';
import { aRentalCustomer, onChange, opensTab, wants } from './renting.ts';

/** The deepest ones run every time. */
const CLOSED = [
  { chain: 'removing', at: 3, tag: '' },
  ...[1, 2, 4].map((at) => ({ chain: 'removing' as const, at, tag: ' @full' })),
  ...[1, 2].map((at) => ({ chain: 'replacing' as const, at, tag: ' @full' })),
] as const;

const isNoted = (page: Page): Promise<boolean> =>
  page.evaluate((key) => localStorage.getItem(key) !== null, KEYS.removedTripLines);

for (const { chain, at, tag } of CLOSED) {
  test(`a tab that is closed after call ${at} of ${chain} vehicles for another leaves the old trip cart or the new one [D-116]${tag}`, async ({
    context,
    desk,
    request,
  }) => {
    const customer = await aRentalCustomer(request, await desk.admitsGuest());
    const wanted = customer[chain];
    const first = await context.newPage();
    await opensTab(first, customer, wanted.searched);
    const closed = new Promise((resolve) => first.once('close', resolve));
    await onChange(context, async (call, page) => {
      if (call !== at) return 'goesOn';
      await page.close();
      return 'ends';
    });
    await wants(first, wanted).catch((problem: unknown) => {
      if (!first.isClosed()) throw problem;
    });
    await closed;

    const second = await context.newPage();
    await opensTab(second, customer, wanted.searched);
    await second.goto('/rental/cart');

    await expect.poll(() => isNoted(second)).toBe(false);
    const held = await customer.cart();
    expect([customer.old, wanted.becomes]).toContain(held);
    for (const name of held.split(', ')[0]?.split(' + ') ?? []) {
      await expect(second.getByRole('main').getByText(name).first()).toBeVisible();
    }
  });
}

test('a second tab leaves alone what the first is just removing from the trip cart [D-116]', async ({
  context,
  desk,
  request,
}) => {
  const customer = await aRentalCustomer(request, await desk.admitsGuest());
  const first = await context.newPage();
  await opensTab(first, customer, customer.removing.searched);
  let goesOn = () => {};
  const isHeld = new Promise<void>((holds) => {
    const untilLater = new Promise<void>((resolve) => void (goesOn = resolve));
    void onChange(context, async (call, page) => {
      expect(page, 'the second tab changes nothing').toBe(first);
      if (call === 3) {
        holds();
        await untilLater;
      }
      return 'goesOn';
    });
  });
  await wants(first, customer.removing);
  await isHeld;

  const second = await context.newPage();
  await opensTab(second, customer, customer.removing.searched);
  const [kept = '', wanted = ''] = customer.removing.becomes.split(', ')[0]?.split(' + ') ?? [];
  await second.goto('/rental/cart');
  await expect(second.getByRole('main').getByText(kept).first()).toBeVisible();
  goesOn();

  await expect(second.getByRole('main').getByText(wanted).first()).toBeVisible();
  await expect.poll(() => isNoted(second)).toBe(false);
  expect(await customer.cart()).toBe(customer.removing.becomes);
});
