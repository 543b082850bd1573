import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Services } from '#application/shell/services.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { Address } from '#domain/location/address.ts';
import { aSavedAddress } from '#tests/support/builders/location.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { aShopping, quoted, startCheckout } from '#tests/support/start-checkout.ts';
import { AddressPart } from './address-part.tsx';

const gym = aSavedAddress({ id: id(2), type: 'other', label: 'Gym', house: '9', floor: '21' });

type Answer = Result<readonly Address[], CallFailure>;

/** `read` answers each fetch of the addresses, including those on focus. */
async function show(read: () => Answer) {
  const app = startCheckout({
    shopping: aShopping({ customer: { kind: 'customer', profile: null } }),
  });
  await act(() => app.settled());
  await act(() => app.quotesWith(quoted()));
  const { app: services } = await startApp({ token: 't1' });
  const { location } = services.queries;
  const queries = {
    ...services.queries,
    location: {
      ...location,
      savedAddresses: (scope) => ({ ...location.savedAddresses(scope), read: async () => read() }),
    },
  } satisfies Services['queries'];
  renderView(<AddressPart checkout={app.checkout} />, { app: { ...services, queries } });
  return app;
}

const choice = (name: RegExp) => screen.findByRole('radio', { name });
const choose = async (name: RegExp) => userEvent.click(await choice(name));
/** As after a return from another tab. */
const comesBack = () => act(async () => void window.dispatchEvent(new Event('focus')));

test('an address is chosen by its name and lines, fills in its door, and the way back is there [ADDR-01]', async () => {
  const app = await show(() => ok([aSavedAddress(), gym]));

  await choose(/^Gym.*9 Mercer Street, Floor 21, 12 Mercer Street/);

  expect(await choice(/^Gym/)).toBeChecked();
  expect(screen.getByLabelText(/^House/)).toHaveValue('9');
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();

  await act(() => app.quotesWith(quoted()));
  await choose(/^Where you are now.*350 5th Avenue/);
  expect(screen.getByLabelText(/^House/)).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Change' })).toBeEnabled();
});

test('an address that not everything in the cart can be brought to says so', async () => {
  await show(() => ok([aSavedAddress(), { ...gym, zone: id(9) }]));

  expect(await choice(/^Gym.*Outside the delivery area of what you are ordering/)).toBeEnabled();
  expect(await choice(/^Home/)).not.toHaveAccessibleName(/Outside/);
});

test('one that is changed in another tab stays as it was chosen, and says what became of it', async () => {
  const answers = [ok([gym])];
  await show(() => answers.shift() ?? ok([{ ...gym, house: '10' }]));
  await choose(/^Gym/);

  await comesBack();
  expect(await choice(/^Gym.*9 Mercer.*You have changed this address since/)).toBeChecked();
  expect(await choice(/^Gym.*10 Mercer/)).not.toBeChecked();
});

test('one that is deleted in another tab is still where the order goes', async () => {
  const answers = [ok([gym])];
  await show(() => answers.shift() ?? ok([]));
  await choose(/^Gym/);

  await comesBack();
  expect(await choice(/^Gym.*This address is no longer saved/)).toBeChecked();
  expect(screen.getByLabelText(/^House/)).toHaveValue('9');
});

test('of many addresses the first three are seen until the customer wants all of them', async () => {
  const many = [1, 2, 3, 4, 5].map((at) =>
    aSavedAddress({ id: id(at), type: 'other', label: `Place ${at}`, house: String(at) }),
  );
  await show(() => ok(many));
  await choice(/^Place 3/);
  expect(screen.queryByRole('radio', { name: /^Place 4/ })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Show all 5 addresses' }));

  await choose(/^Place 5/);
  expect(await choice(/^Place 5/)).toBeChecked();
});

test('addresses that cannot be read do not keep a customer from ordering, and are asked for again', async () => {
  const answers: Answer[] = [refuse({ kind: 'unreachable', cause: 'offline' })];
  await show(() => answers.shift() ?? ok([gym]));

  expect(await screen.findByText(/saved addresses could not be loaded/)).toBeVisible();
  expect(screen.getByText('350 5th Avenue')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await choice(/^Gym/)).toBeVisible();
});
