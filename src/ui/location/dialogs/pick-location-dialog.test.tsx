import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import {
  aPlace,
  aSavedAddress,
  aZone,
  insidePoint,
  outsidePoint,
} from '#tests/support/builders/location.ts';
import { renderView } from '#tests/support/render.tsx';
import { startPickLocation } from '#tests/support/start-pick-location.ts';
import { startApp } from '#tests/support/start-app.ts';
import { sentence } from '#tests/support/sentence.ts';
import { PickLocationDialog } from './pick-location-dialog.tsx';

const noService = {
  kind: 'refused',
  status: 404,
  code: 'coordinates',
  message: 'Service not available in this area',
} as const;

async function anOpenModal(
  facts: Parameters<typeof startPickLocation>[0] = {},
  appFacts: Parameters<typeof startApp>[0] = {},
) {
  const { app } = await startApp({ zones: [aZone()], ...appFacts });
  const picking = startPickLocation(facts);
  renderView(<PickLocationDialog dialog={picking.modal} />, { app });
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  return { ...picking, user: userEvent.setup() };
}

const pickButton = () => screen.getByRole('button', { name: 'Pick Locations' });

describe('the pick-location modal', () => {
  test('holds a search box, a fullscreen toggle, a current-position button and Pick Locations (LOC-03, LOC-05, LOC-06, LOC-07)', async () => {
    await anOpenModal();

    expect(screen.getByRole('combobox', { name: 'Search location' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fill the window' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use Current Location' })).toBeVisible();
    expect(pickButton()).toBeDisabled();
  });

  test('Escape leaves the dialog open (LOC-09)', async () => {
    const { user, outcome } = await anOpenModal({ place: aPlace() });

    await user.keyboard('{Escape}');

    expect(screen.getByRole('dialog')).toBeVisible();
    expect(outcome()).toBeUndefined();
  });

  test('Escape leaves fullscreen first (LOC-05, LOC-09)', async () => {
    const { user } = await anOpenModal();

    await user.click(screen.getByRole('button', { name: 'Fill the window' }));
    await user.keyboard('{Escape}');

    expect(await screen.findByRole('button', { name: 'Fill the window' })).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('has a cross: without a place it leads to the landing page (LOC-08)', async () => {
    const { modal, user, effects } = await anOpenModal({ place: null });

    await user.click(screen.getByRole('button', { name: 'Close' }));

    expect(modal.getSnapshot().output).toEqual({ kind: 'closed' });
    expect(effects).toEqual(['goToLanding']);
  });

  test('works without any map: the arrows move the pin, the address follows (LOC-01, LOC-04)', async () => {
    const { user, standsAt } = await anOpenModal();
    expect(await screen.findByText(/The map cannot be shown here/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Move the pin 25 metres north' }));
    await act(() => standsAt('Near Broadway, Tribeca, Manhattan', '[1]'));

    expect(screen.getByText('Near Broadway, Tribeca, Manhattan')).toBeVisible();
    expect(screen.getByText('Inside zone Lower Manhattan')).toBeVisible();
    expect(pickButton()).toBeEnabled();
  });

  test('moves the pin by 100 metres when asked to (LOC-12)', async () => {
    const { user, zones } = await anOpenModal();

    await user.click(screen.getByRole('button', { name: /25 m a step/ }));
    await user.click(screen.getByRole('button', { name: 'Move the pin 100 metres east' }));

    expect(zones.zones.calls[0]?.asked.longitude).toBeCloseTo(-74.0048, 4);
  });

  test('announces the address once it has come to rest', async () => {
    const { modal, standsAt } = await anOpenModal();
    act(() => modal.send({ type: 'map.choose', point: insidePoint }));
    expect(screen.queryByText(/Broadway/)).not.toBeInTheDocument();

    await act(() => standsAt('Broadway', '[1]'));

    expect(screen.getByText('Broadway. Inside zone Lower Manhattan.')).toHaveAttribute(
      'role',
      'status',
    );
  });

  test('where the zone could not be looked up, the place is not called outside', async () => {
    const { modal, geocoder, zones } = await anOpenModal();
    act(() => modal.send({ type: 'map.choose', point: insidePoint }));

    await act(() => geocoder.addresses.answers(ok('Broadway')));
    await act(() => zones.zones.answers(refuse({ kind: 'unreachable', cause: 'timeout' })));

    expect(
      screen.getByText('Broadway. We could not check whether we deliver here.'),
    ).toHaveAttribute('role', 'status');
    expect(screen.queryByText(/Outside/)).not.toBeInTheDocument();
  });

  test('an address that could not be read can be read again', async () => {
    const { modal, user, geocoder } = await anOpenModal();
    act(() => modal.send({ type: 'map.choose', point: insidePoint }));
    await act(() => geocoder.addresses.answers(refuse({ kind: 'unreachable', cause: 'timeout' })));

    expect(screen.queryByText(/No address is known/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => geocoder.addresses.answers(ok('Broadway')));

    expect(screen.getByText('Broadway')).toBeVisible();
  });

  test('a place that was chosen by its name keeps that name (LOC-11)', async () => {
    const { modal, geocoder, zones } = await anOpenModal();
    const prediction = { placeId: 'p1', description: 'Bryant Park, Midtown, Manhattan' };
    act(() => modal.send({ type: 'prediction.choose', prediction }));
    await act(() => geocoder.places.answers(ok(insidePoint)));
    await act(() => zones.zones.answers(ok('[1]')));

    expect(screen.getByText('Bryant Park, Midtown, Manhattan')).toBeVisible();
    expect(geocoder.addresses.calls).toEqual([]);
  });

  test('a saved address is one press away (LOC-15)', async () => {
    const home = aSavedAddress();
    const { user, zones } = await anOpenModal({}, { savedAddresses: [home] });

    await user.click(await screen.findByRole('button', { name: `Home: ${home.address}` }));

    expect(zones.zones.calls.map(({ asked }) => asked)).toEqual([home.point]);
  });

  test('shows nothing that axe objects to', async () => {
    const { modal, standsAt } = await anOpenModal({ place: aPlace() });
    await act(() => standsAt('Broadway', '[1]'));
    act(() => modal.send({ type: 'search.type', text: 'soho' }));

    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });

    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe('the search', () => {
  test('offers places; arrow keys and Enter choose one (LOC-11)', async () => {
    const { user, clock, geocoder } = await anOpenModal();
    const box = screen.getByRole('combobox');

    await user.type(box, 'soho');
    act(() => void clock.increment(500));
    await act(() =>
      geocoder.predictions.answers(
        ok([
          { placeId: 'a', description: 'SoHo, Manhattan' },
          { placeId: 'b', description: 'South Houston' },
        ]),
      ),
    );
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByText('2 places found')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    expect(geocoder.places.calls.map(({ asked }) => asked)).toEqual(['b']);
    expect(box).toHaveValue('South Houston');
  });

  test('Escape closes the list only', async () => {
    const { user, clock, geocoder } = await anOpenModal();
    await user.type(screen.getByRole('combobox'), 'soho');
    act(() => void clock.increment(500));
    await act(() => geocoder.predictions.answers(ok([{ placeId: 'a', description: 'SoHo' }])));

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('for nothing marks the field invalid without asking the server (LOC-31)', async () => {
    const { user, geocoder } = await anOpenModal();

    await user.type(screen.getByRole('combobox'), '{Enter}');

    expect(screen.getByRole('combobox')).toBeInvalid();
    expect(screen.getByText('Location is required')).toBeVisible();
    expect(geocoder.predictions.calls).toEqual([]);
  });

  test('shows a hostile name as text', async () => {
    const { user, clock, geocoder } = await anOpenModal();
    await user.type(screen.getByRole('combobox'), 'x');
    act(() => void clock.increment(500));

    const description = '<img src=x onerror=alert(1)> \u202Egnitset';
    await act(() => geocoder.predictions.answers(ok([{ placeId: 'a', description }])));

    expect(screen.getByRole('option')).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('a place outside the zones', () => {
  test('has the app’s reason for a button, which closes the modal (LOC-32, LOC-33)', async () => {
    const { user, modal, zones, outcome } = await anOpenModal();
    act(() => modal.send({ type: 'map.choose', point: outsidePoint }));
    await act(() => zones.zones.answers(refuse(noService)));
    expect(screen.queryByRole('button', { name: 'Pick Locations' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Service not available in this area' }));

    expect(outcome()).toEqual({ kind: 'closed' });
  });

  test('has a way back in: how far, which way, and a press to go there (LOC-02)', async () => {
    const { user, modal, zones, standsAt } = await anOpenModal();
    act(() => modal.send({ type: 'map.choose', point: outsidePoint }));
    await act(() => zones.zones.answers(refuse(noService)));
    const wayBack = 'The nearest place we deliver to is 11.4 km to the north, in Lower Manhattan.';
    expect(screen.getByText(sentence(wayBack))).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Move the pin there' }));
    await act(() => standsAt('The Battery', '[1]'));

    expect(screen.getByText('Inside zone Lower Manhattan')).toBeVisible();
  });

  test('that could not be looked up may be asked for again (LOC-32)', async () => {
    const { user, modal, zones } = await anOpenModal();
    act(() => modal.send({ type: 'map.choose', point: insidePoint }));
    await act(() => zones.zones.answers(refuse({ kind: 'unreachable', cause: 'offline' })));
    expect(
      screen.getByRole('button', { name: 'Something went wrong. Please try again.' }),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(zones.zones.calls).toHaveLength(2);
  });
});

describe('the location prompt', () => {
  test.each([
    {
      reason: 'denied',
      body: 'Location permission is blocked. Allow location access in your browser settings, or search for your address.',
    },
    {
      reason: 'timedOut',
      body: 'Finding your location took too long. Try again, or search for your address.',
    },
    {
      reason: 'unavailable',
      body: 'Your location is not available right now. Search for your address, or choose it on the map.',
    },
  ] as const)(
    'says why the position is $reason, and Okay goes back (LOC-34, ERR-06)',
    async ({ reason, body }) => {
      const { user, geolocator } = await anOpenModal();
      await user.click(screen.getByRole('button', { name: 'Use Current Location' }));
      await act(() => geolocator.positions.answers(refuse({ kind: reason })));

      const prompt = await screen.findByRole('alertdialog', { name: 'Location permission' });
      expect(within(prompt).getByText(body)).toBeVisible();
      await user.click(within(prompt).getByRole('button', { name: 'Okay' }));

      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(screen.getByRole('dialog')).toBeVisible();
    },
  );
});
