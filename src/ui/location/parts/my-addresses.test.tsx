import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { addressBookMachine } from '#application/location/address-book/machine.ts';
import type * as AddressBook from '#application/location/address-book/machine.ts';
import type { Addresses, Services } from '#application/shell/services.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { MAX_ADDRESSES, type Address } from '#domain/location/address.ts';
import { createReadCache, createReadModels } from '#infrastructure/kernel/read-models.ts';
import { aSavedAddress } from '#tests/support/builders/location.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { MyAddresses } from './my-addresses.tsx';

type Read = () => Promise<Result<readonly Address[], CallFailure>>;

async function seeing(read: Read, addressBook = addressBookMachine): Promise<void> {
  const { app } = await startApp({ token: 't1' });
  const { location } = app.queries;
  const queries = {
    ...app.queries,
    location: {
      ...location,
      savedAddresses: (scope) => ({ ...location.savedAddresses(scope), read }),
    },
  } satisfies Services['queries'];
  const readCache = createReadCache();
  const reads = createReadModels(readCache);
  const refreshReads = () => reads.stale(['profile']);
  const addresses = async () =>
    ({ addressBook: addressBook.provide({ actions: { refreshReads } }) }) as Addresses;
  renderView(<MyAddresses />, { app: { ...app, queries, addresses, readCache } });
}

const listing = (...addresses: readonly Address[]) => seeing(async () => ok(addresses));

test('a customer without addresses is told so, and led to adding one [ADDR-02, ADDR-04]', async () => {
  await listing();

  expect(await screen.findByRole('heading', { name: 'No address found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Address' })).toHaveAttribute('href', '/add-address');
});

test('each address stands on a card with what it is called, whom to call, and what can be done [ADDR-03]', async () => {
  await listing(
    aSavedAddress({ directions: 'Ring twice', floor: '21' }),
    aSavedAddress({ id: id(2), type: 'other', label: '<b>Gym</b>', road: '', house: '' }),
  );

  const [home, gym] = await screen.findAllByRole('listitem');
  expect(home).toHaveTextContent(
    'Home12 Mercer StreetFloor 21SoHoAsha Rao · +1 212 555 0123Ring twice',
  );
  expect(gym).toHaveTextContent('<b>Gym</b>12 Mercer Street, SoHoAsha Rao');
  expect(within(home!).getByRole('link', { name: 'Edit Home, 12 Mercer Street' })).toHaveAttribute(
    'href',
    '/add-address?id=1',
  );
  expect(
    within(home!).getByRole('button', { name: 'Delete Home, 12 Mercer Street' }),
  ).toBeVisible();
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);
});

test('the focus goes to the next address after one is deleted, and to the way to add one after the last [ADDR-05]', async () => {
  let kept = [1, 2, 3].map((number) => aSavedAddress({ id: id(number), road: `Road ${number}` }));
  const addressBook = addressBookMachine.provide({
    actors: {
      deleteAddress: fromPromise<AddressBook.DeleteAnswer, AddressBook.Deletion>(
        async ({ input }) => {
          kept = kept.filter((address) => address.id !== input.id);
          return ok(null);
        },
      ),
    },
  });
  await seeing(async () => ok(kept), addressBook);
  const user = userEvent.setup();
  const deletes = async (road: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^Delete.*${road}$`) }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
  };
  const edit = (road: string) => screen.getByRole('link', { name: new RegExp(`^Edit.*${road}$`) });

  await deletes('Road 2');
  await waitFor(() => expect(edit('Road 3')).toHaveFocus());
  await deletes('Road 3');
  await waitFor(() => expect(edit('Road 1')).toHaveFocus());
  await deletes('Road 1');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Add Address' })).toHaveFocus());
});

test('a list that could not be read says why, and is read again when asked to', async () => {
  const answers: Result<readonly Address[], CallFailure>[] = [
    refuse({ kind: 'unreachable', cause: 'offline' }),
    ok([aSavedAddress()]),
  ];
  await seeing(async () => answers.shift() ?? ok([]));
  const user = userEvent.setup();

  expect(await screen.findByRole('alert')).toHaveTextContent(/offline/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('listitem')).toHaveTextContent('Home');
});

test('who has saved as many as can be kept is told so in the place of the button', async () => {
  await listing(
    ...Array.from({ length: MAX_ADDRESSES }, (_, at) => aSavedAddress({ id: id(at + 1) })),
  );

  expect(await screen.findByText(/You have saved 50 addresses/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add Address' })).not.toBeInTheDocument();
});
