import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import { aPlace, aZone, insidePoint, outsidePoint } from '#tests/support/builders/location.ts';
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
});
