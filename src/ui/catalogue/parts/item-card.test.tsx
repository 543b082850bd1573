import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { plusDays } from '#domain/kernel/wall-clock.ts';
import { anItem, aVariation, goods } from '#tests/support/builders/item.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { ConfiguredDecimals } from '#ui/kernel/configured-decimals.tsx';
import { ItemCards } from './item-cards.tsx';

const SATURDAY = { year: 2026, month: 11, day: 21, weekday: 6, minute: 12 * 60 };

type Cards = Omit<Parameters<typeof ItemCards>[0], 'items'>;
async function show(
  facts: Parameters<typeof anItem>[0] = {},
  cards: Cards = {},
  { path = '/', ...app }: Parameters<typeof startApp>[0] & { readonly path?: string } = {},
) {
  const { app: services } = await startApp(app);
  renderView(<ItemCards items={[anItem(facts)]} {...cards} />, { app: services, path });
}

describe('an item card', () => {
  test('shows picture, name, store and price (CAT-05, CAT-06, CAT-07, CAT-08)', async () => {
    await show();

    expect(screen.getByRole('img', { name: 'Masala Dosa' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Masala Dosa' })).toHaveAttribute('href', '/?item=1');
    expect(screen.getByText('Dosa Corner')).toBeVisible();
    expect(screen.getByText('$10.00')).toBeVisible();
  });

  test.each([
    { unit: '12 oz', seen: '12 oz · $13.33/lb' },
    { unit: '1 kg', seen: '1 kg' },
    { unit: '1 bunch', seen: '1 bunch' },
  ])('of $unit says $seen, by which it compares [B12]', async ({ unit, seen }) => {
    const { app } = await startApp();
    renderView(<ItemCards items={[goods({ unit, price: dollars(10) })]} />, { app });
    expect(screen.getByText(seen)).toBeVisible();
  });

  test('of goods that come in several sizes compares none of them [B12]', async () => {
    const { app } = await startApp();
    const goodsVariations = [aVariation({ type: '12 oz' }), aVariation({ type: '24 oz' })];
    renderView(<ItemCards items={[goods({ unit: '12 oz', goodsVariations })]} />, { app });
    expect(screen.getByText('12 oz')).toBeVisible();
  });

  test('on the page of its store says what it is as well, and names the store, too (CAT-07) [D-60]', async () => {
    await show({}, { storeLinked: false });
    expect(screen.getByText('Crisp and golden.')).toBeVisible();
    expect(screen.getByText('Dosa Corner')).toBeVisible();
  });

  test('keeps what the address bar says, so Back closes the item', async () => {
    await show({}, {}, { path: '/store/1?category=3' });

    const link = screen.getByRole('link', { name: 'Masala Dosa' });
    expect(link).toHaveAttribute('href', '/store/1?category=3&item=1');
  });

  test('strikes the price before the discount, and says how much comes off (CAT-09)', async () => {
    await show({ discount: { type: 'percent', share: rateOfPercent(20) } });

    expect(screen.getByText('20% OFF')).toBeVisible();
    expect(screen.getByText('$10.00', { selector: 's *' })).toBeVisible();
    expect(screen.getByText('$8.00', { selector: '[aria-hidden] *' })).toBeVisible();
  });

  const tomorrow = { opensAt: { ...plusDays(SATURDAY, 1), minute: 9 * 60 } };
  const markup = '<img src=x onerror=alert(1)>';
  test.each([
    { facts: { discount: { type: 'amount', off: cents(150) } }, says: ['$1.50 OFF'] },
    { facts: { recommended: true, organic: true }, says: ['Recommended', 'Organic'] },
    { facts: { storeClosed: tomorrow }, says: ['Closed now', 'Opens tomorrow at 9 AM'] },
    { facts: { name: markup }, says: [markup] },
  ] satisfies { facts: Parameters<typeof anItem>[0]; says: string[] }[])(
    'says $says (ITEM-06, ITEM-07, ITEM-13, D-60)',
    async ({ facts, says }) => {
      await show(facts);
      for (const text of says) expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('button', { name: /^Add .* to the cart$/ })).toBeVisible();
    },
  );

  test('shows its rating with the decimals that the owner has set (CAT-10, PRICE-18)', async () => {
    const { app } = await startApp({ config: { currency: { code: 'USD', digits: 1 } } });
    const cards = <ItemCards items={[anItem({ rating: 4.256, ratingCount: 120 })]} />;
    renderView(<ConfiguredDecimals>{cards}</ConfiguredDecimals>, { app });
    expect(await screen.findByText('Rated 4.3 out of 5 by 120 customers')).toBeInTheDocument();
  });

  test('shows a rating only when a customer has rated it (CAT-10)', async () => {
    const { app } = await startApp();
    const { rerender } = renderView(
      <ItemCards items={[anItem({ rating: 4.5, ratingCount: 0 })]} />,
      {
        app,
      },
    );
    expect(screen.queryByText('4.50')).not.toBeInTheDocument();
    rerender(<ItemCards items={[anItem({ rating: 4.5, ratingCount: 3 })]} />);
    expect(screen.getByText('4.50', { selector: '[aria-hidden] *' })).toBeVisible();
  });

  test.each([
    { marks: true, vegetarian: true, seen: 'Veg' },
    { marks: true, vegetarian: false, seen: 'Non-Veg' },
    { marks: true, vegetarian: null, seen: null },
    { marks: false, vegetarian: true, seen: null },
  ])('marks food as $seen when the app marks: $marks (CAT-24, ITEM-15)', async (given) => {
    const config = { vegetarianMarks: given.marks };
    await show({ vegetarian: given.vegetarian }, {}, { config });
    const marks = screen.queryAllByRole('img', { name: /^(Non-)?Veg$/ });
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(
      given.seen === null ? [] : [given.seen],
    );
  });

  test('a store that has opened since is not called closed', async () => {
    await show({ storeClosed: { opensAt: { ...SATURDAY, minute: 11 * 60 } } });
    expect(screen.queryByText(/Closed/)).not.toBeInTheDocument();
  });

  test('without orders for later, a dish of a closed store cannot be put into the cart', async () => {
    await show({ storeClosed: { opensAt: null } }, {}, { config: { scheduling: false } });
    expect(screen.getByText('Closed now')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add / })).not.toBeInTheDocument();
  });

  test('does not mark what is not eaten (ITEM-15)', async () => {
    await show({ moduleType: 'ecommerce' });
    expect(screen.queryByRole('img', { name: 'Veg' })).not.toBeInTheDocument();
  });
});

describe('hovering a card', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] }),
  );
  afterEach(() => void vi.useRealTimers());
  const quickView = () => screen.queryByRole('link', { name: 'Quick view: Masala Dosa' });

  test('brings its actions after half a second, and leaving takes them away (CONST-25)', async () => {
    await show();
    fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(400));
    expect(quickView()).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(100));
    expect(quickView()).toBeVisible();
    fireEvent.pointerLeave(screen.getByRole('article'));
    expect(quickView()).not.toBeInTheDocument();
  });

  test('with the keyboard brings them at once (CONST-25)', async () => {
    await show();
    act(() => screen.getByRole('link', { name: 'Masala Dosa' }).focus());
    expect(quickView()).toBeVisible();
  });

  test('is not marked as recommended among nothing else', async () => {
    await show({ recommended: true }, { recommendedShown: false });
    expect(screen.queryByText('Recommended')).not.toBeInTheDocument();
  });

  test('leads to the store as well, with all that its link needs (NAV-10)', async () => {
    const { app } = await startApp();
    const item = anItem({ storeId: id(7), zoneId: id(4), price: dollars(1) });
    renderView(<ItemCards items={[item]} />, { app, desktop: true });
    act(() => screen.getByRole('link', { name: 'Masala Dosa' }).focus());
    expect(screen.getByRole('link', { name: 'Visit store: Dosa Corner' })).toHaveAttribute(
      'href',
      '/store/7?id=7&module_id=1&module_type=food&store_zone_id=4',
    );
  });
});
