import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import { anOffer, anOfferTooFar, quotedCoupons } from '#tests/support/builders/coupon.ts';
import { amounts, aPlacedOrder, aStoreQuote } from '#tests/support/builders/order.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { quoted, startCheckout } from '#tests/support/start-checkout.ts';
import { CheckoutView } from '#ui/ordering/pages/checkout-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

const coupon = { code: 'TREAT', title: 'Ten percent off', storeId: id<'Store'>(1) };
const cheaper = amounts({ coupon: dollars(2), total: cents(2060) });
const withTreat = quoted({
  ...quotedCoupons({ coupon }),
  ...{ amounts: cheaper, stores: [aStoreQuote({ amounts: cheaper })] },
});
const without = quoted(quotedCoupons());
const missing = { kind: 'belowMinimum', missing: dollars(120) } as const;
const refused = quoted(quotedCoupons({ couponProblem: missing, coupons: [anOfferTooFar()] }));

async function show() {
  const app = startCheckout();
  await act(() => app.settled());
  const { app: services } = await startApp();
  renderView(
    <>
      <CheckoutView checkout={app.checkout} />
      <Dialogs />
    </>,
    { app: services },
  );
  await act(() => app.quotesWith(without));
  return { ...app, answers: (with_: typeof without) => act(() => app.quotesWith(with_)) };
}

const summary = () => screen.getByRole('region', { name: 'Order summary' });
const field = () => screen.getByLabelText('Coupon code');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const figures = () =>
  screen.getAllByRole('definition').map(({ textContent }) => textContent.replace('−', '-'));
const asked = ({
  quotes,
}: {
  readonly quotes: readonly { command: { couponCode: string | null } }[];
}) => quotes.map(({ command }) => command.couponCode);

describe('a coupon at checkout', () => {
  test('asks who is not known to sign in for one that is counted by customer [CHK-12]', async () => {
    const app = await show();
    await userEvent.type(field(), 'once{Enter}');
    await app.answers(quoted(quotedCoupons({ couponProblem: { kind: 'signIn' } })));
    expect(screen.getByText('Sign in to use this coupon.')).toBeVisible();

    await press('Sign In');

    expect(await screen.findByRole('dialog', { name: /Sign In/i })).toBeVisible();
    expect(field()).toHaveValue('once');
  });

  test('asks for a code where it is given once a customer, and who this is has not been proven [CHK-12, D-124]', async () => {
    const app = await show();
    await userEvent.type(field(), 'once{Enter}');
    await app.answers(quoted(quotedCoupons({ couponProblem: { kind: 'verify' } })));
    expect(screen.getByText('Verify your e-mail or phone to use this coupon.')).toBeVisible();
  });

  test('is applied by its code and the Enter key, and removed again: the total is as it was [CHK-12]', async () => {
    const app = await show();
    const before = figures();

    await userEvent.type(field(), ' treat{Enter}');
    expect(screen.getByText('Checking the coupon')).toBeInTheDocument();
    await app.answers(withTreat);

    expect(summary()).toHaveTextContent('TREAT: Ten percent off');
    expect(figures()).toEqual(['$20.00', '-$2.00', '-$2.00', '$1.60', '$3.00', '$20.60']);
    expect(screen.getByRole('button', { name: 'Remove coupon' })).toHaveFocus();

    await press('Remove coupon');
    await app.answers(without);
    expect(figures()).toEqual(before);
    expect(field()).toHaveFocus();
    expect(screen.getByText('The coupon was removed')).toBeInTheDocument();
    expect(asked(app)).toEqual([null, 'treat', null]);
  });

  test('all are listed, those that fit first, the others with why not [CHK-12, PRICE-02]', async () => {
    const app = await show();
    const other = anOfferTooFar({
      ...{ code: 'BAGEL', storeName: 'Bagel Bar' },
      verdict: { kind: 'refused', why: { kind: 'otherStore' } },
    });
    const over = anOfferTooFar({
      code: 'OLD',
      verdict: { kind: 'refused', why: { kind: 'expired' } },
    });
    const best = anOffer({ code: 'BEST', verdict: { ...anOffer().verdict, saves: dollars(3) } });
    await press('See all 2 coupons');
    await press('Close');
    await press('Use TREAT');
    await app.answers(quoted(quotedCoupons({ coupons: [other, over, anOffer(), best] })));
    await press('See all 4 coupons');

    const list = within(await screen.findByRole('dialog', { name: 'Coupons' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.filter((text) => text !== 'From $10.00')).toEqual([
      expect.stringMatching(/^BESTBest for you.*Saves \$3\.00/),
      expect.stringMatching(/^TREAT.*Saves \$2\.00/),
      expect.stringMatching(/^BAGEL.*This coupon is for Bagel Bar\./),
      expect.stringMatching(/^OLD.*This coupon has ended\./),
    ]);
    await userEvent.click(list.getByRole('button', { name: 'Use BEST' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked(app).at(-1)).toBe('BEST');
  });

  test('goes with the order that it makes cheaper; refused there, the new price is asked about, and nothing is lost [D-106]', async () => {
    const app = await show();
    await press('Use TREAT');
    await app.answers(withTreat);
    act(() => app.fillsIn());
    await press('Place Order');
    expect(app.placings[0]?.drafts).toMatchObject([{ couponCode: 'TREAT', total: cents(2060) }]);

    const [draft] = app.placings[0]?.drafts ?? [];
    if (!draft) throw new Error('Nothing was sent');
    const failure = { kind: 'refused', problem: 'coupon', said: 'It has been used up.' } as const;
    await act(() => app.placesWith({ placed: [], stopped: { draft, failure } }));
    const usedUp = quoted(quotedCoupons({ couponProblem: { kind: 'usedUp' }, coupons: [] }));
    await app.answers(usedUp);

    const changes = within(await screen.findByRole('alertdialog'));
    expect(changes.getByText('This coupon has been used up.')).toBeVisible();
    await userEvent.click(changes.getByRole('button', { name: /Place|Order/ }));
    expect(app.placings[1]?.drafts).toMatchObject([{ couponCode: null, total: cents(2260) }]);
    await act(() => app.placesWith({ placed: [aPlacedOrder()], stopped: null }));
    expect(screen.getByRole('heading', { name: 'Your order is placed' })).toBeVisible();
  });
});

describe('a coupon chosen before a reload', () => {
  /** Reloads the page; `first` answers the first quote. */
  async function reloads(first: typeof without) {
    const app = startCheckout({ couponCode: 'TREAT' });
    await act(() => app.settled());
    const { app: services } = await startApp();
    renderView(<CheckoutView checkout={app.checkout} />, { app: services });
    await act(() => app.quotesWith(first));
    return app;
  }

  test('is asked for with the first price, counts again, and is kept further [CHK-12]', async () => {
    const app = await reloads(withTreat);
    expect(asked(app)).toEqual(['TREAT']);
    expect(summary()).toHaveTextContent('TREAT: Ten percent off');
    expect(app.savedCoupons).toEqual(['TREAT']);
    expect(document.body).toHaveFocus();
  });

  test('is dropped where it does not fit any more, with its code and why, and not kept further [CHK-12]', async () => {
    const app = await reloads(refused);
    expect(field()).toHaveValue('TREAT');
    expect(field()).toBeInvalid();
    expect(summary()).toHaveTextContent('Add $120.00 more');
    expect(app.savedCoupons).toEqual([null]);
  });

  test('is kept no more once the order is placed', async () => {
    const app = await reloads(withTreat);
    app.fillsIn();
    act(() => app.checkout.send({ type: 'order.submit' }));
    await act(() => app.placesWith({ placed: [aPlacedOrder()], stopped: null }));
    expect(app.savedCoupons).toEqual(['TREAT', null]);
  });
});
