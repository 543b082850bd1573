import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import type { ProfileReport } from '#application/account/watch-profile.ts';
import { saveAddressMachine } from '#application/location/save-address/machine.ts';
import { DEFAULT_CENTRE } from '#domain/location/geo-point.ts';
import { aPlace, aZone } from '#tests/support/builders/location.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { startPickLocation } from '#tests/support/start-pick-location.ts';
import { SaveAddressDialog } from '#ui/location/dialogs/save-address-dialog.tsx';

test('the focus goes to the first field of the step after the map, and of the map after that [ADDR-06, ADDR-07]', async () => {
  const { machine: pickPlace, standsAt } = startPickLocation();
  const machine = saveAddressMachine.provide({
    actors: {
      authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(
        async () => 'signedIn',
      ),
      watchProfile: fromCallback<EventObject, undefined, ProfileReport>(() => {}),
      pickPlace,
    },
  });
  const input = { id: null, centre: DEFAULT_CENTRE, place: aPlace(), asked: true, country: 'US' };
  const saving = createActor(machine, { input }).start();
  const { app } = await startApp({ zones: [aZone()], token: 't1' });
  renderView(<SaveAddressDialog dialog={saving} />, { app });
  const user = userEvent.setup();
  const pick = await screen.findByRole('button', { name: 'Pick Locations' });
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'Move the pin 25 metres north' }));
  await act(() => standsAt('Near Broadway, Tribeca, Manhattan', '[1]'));
  await user.click(pick);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Home' })).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
});
