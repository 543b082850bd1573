import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, onTestFinished } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { ORDER_TEXT_NAMES, ORDER_TEXTS } from '#domain/ordering/order-texts.ts';
import type { StoreQuote } from '#domain/ordering/quote.ts';
import { dollars } from '#tests/support/builders/money.ts';
import {
  aDraft,
  aPlacedOrder,
  aQuotedLine,
  aStoreQuote,
  NOON,
  storeTerms,
} from '#tests/support/builders/order.ts';
import { aCart } from '#tests/support/builders/cart.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { aShopping, quoted, startCheckout } from '#tests/support/start-checkout.ts';
import { labels } from '#ui/ordering/order-texts.messages.ts';
import { CheckoutView } from './checkout-page.tsx';

async function show(start: Parameters<typeof startCheckout>[0] = {}) {
  const app = startCheckout(start);
  await act(() => app.settled());
  const { app: services } = await startApp();
  renderView(<CheckoutView checkout={app.checkout} />, { app: services });
  return app;
}

async function showQuoted(...quote: Parameters<typeof quoted>) {
  const app = await show();
  await act(() => app.quotesWith(quoted(...quote)));
  return app;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
const button = () => screen.getByRole('button', { name: 'Place Order' });
const ready = () => button().getAttribute('aria-disabled') === 'false';
const expectHint = (texts: string) => expect(button()).toHaveAccessibleDescription(texts);

async function fillIn() {
  await userEvent.type(screen.getByLabelText(/Full name/), 'Asha Rao');
  await userEvent.type(screen.getByLabelText(/Phone/), '+1 212 555 0123');
  await userEvent.type(screen.getByLabelText(/E-mail/), 'asha@example.com');
}

async function chooseOneOClock() {
  await userEvent.click(screen.getByRole('radio', { name: 'Schedule for later' }));
  await userEvent.selectOptions(
    screen.getByLabelText(/Time slot/),
    screen.getByRole('option', { name: /^1:00\s–\s1:30\sPM$/ }),
  );
}

test('an empty cart leads home (NAV-05)', async () => {
  await show({ shopping: aShopping({ cart: { kind: 'read', cart: aCart() } }) });
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse stores' })).toHaveAttribute('href', '/home');
});

describe('the summary', () => {
  test('what a person sees adds up: the lines to the subtotal, and the rows to the total (CHK-18, D-19)', async () => {
    const said = 'Paneer Roll is no longer available.';
    const problems = [{ kind: 'itemGone', said, line: id<'CartLine'>(2) }] as const;
    const lines = [
      aQuotedLine(),
      aQuotedLine({
        id: id(2),
        name: 'Paneer Roll',
        amount: dollars(0),
        gross: dollars(0),
        available: false,
      }),
    ];
    await showQuoted({ stores: [aStoreQuote({ lines, problems })] });

    const [counted, left] = summary().getAllByRole('listitem');
    expect(counted).toHaveTextContent('$20.00');
    expect(left).not.toHaveTextContent('$');
    expect(left).toHaveTextContent('Not counted');
    expect(left).toHaveTextContent(said);
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('$20.00');
    expect(screen.getByRole('button', { name: 'Remove Paneer Roll' })).toBeVisible();
    expect(ready()).toBe(false);
  });
});

describe('the form', () => {
  test('a guest orders: name, phone, e-mail, one press (CHK-02, CHK-03)', async () => {
    const app = await showQuoted();
    await fillIn();
    await press('Place Order');
    expect(app.placings.map(({ drafts }) => drafts)).toEqual([[aDraft()]]);
    await act(() => app.placesWith({ placed: [aPlacedOrder()], stopped: null }));
    expect(screen.getByRole('heading', { name: 'Your order is placed' })).toHaveFocus();
    expect(
      screen.getByText(
        'You can not see your order history. Save your order ID to track this order.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track order 100042' })).toHaveAttribute(
      'href',
      '/track-order?order_id=100042',
    );
  });

  test('pressed too early, Place Order marks what is missing and goes to the first (CHK-02)', async () => {
    const app = await showQuoted();
    expect(screen.getByRole('button', { name: 'Place Order' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('Place Order');
    expect(screen.getByLabelText(/Full name/)).toHaveFocus();
    expect(screen.getByLabelText(/Full name/)).toHaveAccessibleErrorMessage('Enter your name.');
    expect(screen.getByText('Enter your e-mail address.')).toBeVisible();
    expect(app.placings).toEqual([]);
  });

  test('fields say how a browser may fill them in', async () => {
    await showQuoted();
    expect(screen.getByLabelText(/Full name/)).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByLabelText(/Phone/)).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByLabelText(/E-mail/)).toHaveAttribute('autocomplete', 'email');
  });

  test.each([
    ['cash_on_delivery', dollars(20), /Cash on delivery.*orders up to \$20.00/],
    ['wallet', dollars(3), /Wallet.*\$3\.00, less than/],
    ['digital_payment', null, /Pay online.*several stores/],
  ] as const)(
    'what an order cannot be paid by is disabled, and says why: %s (CHK-09, D-09, D-13, ERR-42)',
    async (method, limit, name) => {
      await showQuoted({ methods: [{ method, available: false, limit }] });
      expect(screen.getByRole('radio', { name })).toBeDisabled();
    },
  );

  test('an order that the wallet covers can be paid from it (D-09)', async () => {
    const cash = { method: 'cash_on_delivery', available: true, limit: null } as const;
    const wallet = { method: 'wallet', available: true, limit: dollars(50) } as const;
    const app = await showQuoted({ methods: [cash, wallet] });
    await fillIn();
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();

    await userEvent.click(screen.getByRole('radio', { name: /Wallet.*\$50\.00/ }));
    await press('Place Order');

    expect(app.placings[0]?.drafts[0]?.method).toBe('wallet');
    const paid = aPlacedOrder({ method: 'wallet' });
    await act(() => app.placesWith({ placed: [paid], stopped: null }));
    expect(await screen.findByText('$22.60 paid from your wallet')).toBeVisible();
  });

  test('a closed store can be ordered from for later (CHK-11)', async () => {
    const window = { opens: 15 * 60, closes: 20 * 60 };
    const hours = [{ weekday: 6, window }];
    const app = await showQuoted({}, [storeTerms({ hours })]);
    expect(screen.getByText('Dosa Corner is closed now. Choose a later time.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'As soon as possible' })).toBeDisabled();
    await fillIn();
    const times = within(screen.getByLabelText(/Time slot/)).getAllByRole('option');
    expect(times[1]).toHaveTextContent('3:00 – 3:30 PM');
    await userEvent.selectOptions(screen.getByLabelText(/Time slot/), times[1] ?? '');
    await press('Place Order');
    expect(app.placings[0]?.drafts[0]?.scheduledFor).toBe(Date.UTC(2026, 10, 21, 20));
  });

  test('a half hour that is full is shown as full, and cannot be chosen [D-04]', async () => {
    await showQuoted({ stores: [aStoreQuote({ fullSlots: [later(NOON, 60 * MINUTE)] })] });
    await userEvent.click(screen.getByRole('radio', { name: 'Schedule for later' }));
    const slots = within(screen.getByLabelText(/Time slot/));
    expect(slots.getByRole('option', { name: /^1:00\s–\s1:30\sPM \(full\)$/ })).toBeDisabled();
    expect(slots.getByRole('option', { name: /^1:30\s–\s2:00\sPM$/ })).toBeEnabled();
  });

  test('a half hour that fills up before the order comes is told, the form is kept, and the next one is a press away [D-04, ERR-42]', async () => {
    const app = await showQuoted();
    await fillIn();
    await chooseOneOClock();
    await press('Place Order');
    const said = 'This time is fully booked. Choose another one.';
    const failure = { kind: 'refused', problem: 'schedule', said } as const;
    await act(() => app.placesWith({ placed: [], stopped: { draft: aDraft(), failure } }));
    const full = [later(NOON, 60 * MINUTE), later(NOON, 90 * MINUTE)];
    await act(() => app.quotesWith(quoted({ stores: [aStoreQuote({ fullSlots: full })] })));

    expect(screen.getByText(said)).toBeVisible();
    expect(screen.getByLabelText(/Full name/)).toHaveValue('Asha Rao');
    expectHint('This time is fully booked by now. Choose another one.');
    await press(/^Take Saturday.*2:00\s–\s2:30\sPM instead$/);
    await press('Place Order');

    expect(app.placings.at(-1)?.drafts[0]?.scheduledFor).toBe(later(NOON, 120 * MINUTE));
  });

  test('a half hour that passes while the form is filled in is told, and the next one is a press away', async () => {
    const app = await showQuoted();
    await fillIn();
    await chooseOneOClock();
    const shopping = aShopping({ now: later(NOON, 61 * MINUTE) });
    act(() => app.checkout.send({ type: 'shopping.change', shopping }));

    expectHint('This time is no longer offered. Choose another one.');
    await press(/^Take Saturday.*1:30\s–\s2:00\sPM instead$/);
    expect(screen.queryByRole('button', { name: /instead$/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Full name/)).toHaveValue('Asha Rao');
  });

  test('for later without a half hour, nothing is ordered: not for now, either [CHK-11]', async () => {
    const app = await showQuoted();
    await fillIn();
    expect(ready()).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Schedule for later' }));
    expect(ready()).toBe(false);
    expectHint('Choose a time.');
    await press('Place Order');
    expect(screen.getByLabelText(/Time slot/)).toHaveFocus();
    expect(app.placings).toEqual([]);
    const slots = within(screen.getByLabelText(/Time slot/)).getAllByRole('option');
    await userEvent.selectOptions(screen.getByLabelText(/Time slot/), slots[1] ?? '');
    expect(ready()).toBe(true);
    expectHint('');
    const days = within(screen.getByLabelText(/Day/)).getAllByRole('option');
    await userEvent.selectOptions(screen.getByLabelText(/Day/), days[1] ?? '');
    expect(ready()).toBe(false);
    expectHint('Choose a time.');
    await userEvent.click(screen.getByRole('radio', { name: 'As soon as possible' }));
    await press('Place Order');
    expect(app.placings[0]?.drafts[0]?.scheduledFor).toBe(null);
  });
});

describe('while nothing can be ordered, it is said below the button', () => {
  const pills = {
    kind: 'prescription' as const,
    said: 'Amoxicillin needs a prescription.',
    line: id<'CartLine'>(1),
  };
  const dear = { method: 'cash_on_delivery', available: false, limit: dollars(20) } as const;

  test.each([
    [
      'that the order is below the minimum',
      {
        problems: [{ kind: 'minimumOrder', said: 'Too little.', line: null }],
        minimumOrder: dollars(30),
      },
      {},
      'Minimum order amount is $30.00',
    ],
    [
      'that cash is taken up to a limit',
      {},
      { methods: [dear] },
      'Cash on delivery is available for orders up to $20.00.',
    ],
  ])('%s, also in the summary [CHK-02, CHK-10, D-10, D-17]', async (_, store, quote, texts) => {
    await showQuoted({ stores: [aStoreQuote(store as Partial<StoreQuote>)], ...quote });
    expect(ready()).toBe(false);
    expectHint(texts);
    expect(summary().getByText(texts)).toBeVisible();
  });

  test('that a prescription is missing, with what its picture must show [CHK-10, ITEM-64, D-15]', async () => {
    await showQuoted({
      stores: [
        aStoreQuote({ lines: [aQuotedLine({ needsPrescription: true })], problems: [pills] }),
      ],
    });
    await fillIn();

    expect(ready()).toBe(false);
    expectHint('Add a picture of your prescription');
    const part = within(screen.getByRole('group', { name: 'Prescription' }));
    expect(part.getByText('name and address of the doctor')).toBeVisible();
    expect(part.getByText('medicine and dose')).toBeVisible();
    expect(part.getByRole('button', { name: 'Choose pictures' })).toBeEnabled();
    expect(summary().getByText('prescription is required')).toBeVisible();
    expect(summary().getByText(pills.said)).toBeVisible();
  });

  test('field by field, until nothing is missing [CHK-02]', async () => {
    await showQuoted();
    expect(ready()).toBe(false);
    expectHint('Enter your name.');
    await userEvent.type(screen.getByLabelText(/Full name/), 'Asha Rao');
    expectHint('Enter your phone number.');
    await userEvent.type(screen.getByLabelText(/Phone/), '0188');
    expectHint('Enter the number with its country code, like +1 212 555 0123.');
    await userEvent.clear(screen.getByLabelText(/Phone/));
    await userEvent.type(screen.getByLabelText(/Phone/), '+12125550123');
    expectHint('Enter your e-mail address.');
    await userEvent.type(screen.getByLabelText(/E-mail/), 'asha@example.com');
    expectHint('');
  });
});

describe('when the server says no', () => {
  test('the page goes to what it says, which stands above a form that may be longer than the screen', async () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.textContent);
    };
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
    const app = await showQuoted();
    await fillIn();
    await press('Place Order');
    const failure = { kind: 'refused', problem: 'outOfStock', said: 'None left.' } as const;

    await act(() => app.placesWith({ placed: [], stopped: { draft: aDraft(), failure } }));

    expect(shown).toEqual([
      expect.stringMatching(/None left\..*Remove it, then place the order again\./),
    ]);
    expect(screen.getByLabelText(/Full name/)).toHaveValue('Asha Rao');
  });
});

test.each(ORDER_TEXT_NAMES)(
  'what the customer adds goes with the order unless it is too long: %s',
  async (name) => {
    const app = await showQuoted();
    await fillIn();
    const field = screen.getByLabelText(RegExp(`^${labels[name].defaultMessage}`));
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(ORDER_TEXTS[name] + 1));
    await userEvent.tab();
    const [error] = screen.getAllByText(`Use at most ${ORDER_TEXTS[name]} characters.`);
    expect(error).toBeVisible();
    expect(field).toBeInvalid();
    expect(ready()).toBe(false);

    await userEvent.clear(field);
    await userEvent.type(field, 'Ring twice');
    await press('Place Order');
    expect(app.placings[0]?.drafts[0]).toMatchObject({ [name]: 'Ring twice' });
  },
);
