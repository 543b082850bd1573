import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { TripCartAnswer } from '#application/rental/trip-cart-gateway.port.ts';
import type { Wanted } from '#application/rental/trip-cart/setup.ts';
import type { Way, WayAnswer, ZonesAnswer } from '#application/rental/search-trip/setup.ts';
import { instant, type Instant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { Place } from '#domain/location/place.ts';
import { rentalModule } from '#tests/support/builders/module.ts';
import { aVehicle, CITY_HALL } from '#tests/support/builders/rental.ts';
import { renderView } from '#tests/support/render.tsx';
import { quietSearch, startApp } from '#tests/support/start-app.ts';
import { aQuietTripCart } from '#tests/support/start-trip-cart.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { TripSearchCard } from './searched-trip.tsx';
import { VehicleControl } from './vehicle-control.tsx';

/** A Saturday noon in New York. */
const NOON = instant(Date.UTC(2026, 10, 21, 17));
const HOME: Place = { point: CITY_HALL.point, address: CITY_HALL.name, zones: '[1]' };

const searching = (now = NOON) =>
  quietSearch(now).provide({
    actors: {
      findZones: fromPromise<ZonesAnswer, { readonly point: GeoPoint }>(async () => ok('[1]')),
      findWay: fromPromise<WayAnswer, Way>(async () => ok({ metres: 8_000, seconds: 900 })),
    },
    actions: { saveSearch: () => {}, showVehicles: () => {}, updateAddress: () => {} },
  });

type Facts = { readonly place?: Place | null; readonly now?: Instant };

async function openForm({ place = HOME, now = NOON }: Facts = {}) {
  const added: unknown[] = [];
  const { app } = await startApp({
    module: rentalModule(),
    place,
    machines: {
      searchTrip: searching(now),
      tripForm: searching(now),
      tripCart: aQuietTripCart({
        addVehicle: fromPromise<TripCartAnswer, Wanted>(() => new Promise(() => {})),
      }),
    },
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.event.type === 'vehicle.add') {
        added.push(event.event);
      }
    },
  });
  renderView(
    <>
      <TripSearchCard />
      <VehicleControl vehicle={aVehicle()} look="button" />
      <Dialogs />
    </>,
    { app },
  );
  await screen.findByRole('form', { name: 'Your trip' });
  return { added };
}

const hours = () => screen.getByRole('textbox', { name: /^Hours/ });
const day = () => screen.getByRole('button', { name: /^Day: / });
const pick = (part: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: part }), value);

/** Moves `months` ahead by key. */
async function chooseDay(months: number, name: string): Promise<void> {
  await userEvent.click(day());
  for (let month = 0; month < months; month += 1) await userEvent.keyboard('{PageDown}');
  await userEvent.click(screen.getByRole('button', { name }));
}

describe('the form in which a trip is searched', () => {
  test('is filled in by the keyboard alone, from its type to its button', async () => {
    await openForm();
    const names: (string | null)[] = [];
    for (let at = 0; at < 13; at += 1) {
      await userEvent.tab();
      const { activeElement: here } = document;
      names.push(here?.getAttribute('aria-label') ?? here?.textContent ?? here?.tagName ?? null);
    }

    expect(names).toEqual([
      'Hourly',
      'Distance wise',
      '4 hours',
      '1 day',
      'The weekend',
      '1 week',
      'Pickup: City Hall',
      'Now',
      'At a set time',
      'Day: Sat, Nov 21, 2026',
      'Hour',
      'Minute',
      'AM or PM',
    ]);
  });

  test('shows the return that follows from the hours, and takes the hours from the return [X-01]', async () => {
    await openForm();
    const back = () => screen.getByRole('combobox', { name: 'Return at' });
    const dayBack = () => screen.getByRole('button', { name: /^Return: / });
    expect(dayBack()).toHaveTextContent('Sat, Nov 21, 2026');
    expect(within(back()).getByRole('option', { selected: true })).toHaveTextContent('1:15 PM');

    await userEvent.selectOptions(back(), '4:15 PM');
    expect(hours()).toHaveValue('4');

    await userEvent.click(dayBack());
    await userEvent.click(screen.getByRole('button', { name: 'Monday, November 23, 2026' }));
    expect(hours()).toHaveValue('52');
    expect(dayBack()).toHaveFocus();

    await userEvent.clear(hours());
    await userEvent.type(hours(), '25');
    expect(dayBack()).toHaveTextContent('Sun, Nov 22, 2026');
    expect(within(back()).getByRole('option', { selected: true })).toHaveTextContent('1:15 PM');
  });

  test('offers returns of 1 to 720 hours alone [X-01]', async () => {
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: /^Return: / }));
    const named = (name: string) => screen.getByRole('button', { name });
    expect(named('Friday, November 20, 2026')).toBeDisabled();

    await userEvent.click(named('Next month'));
    expect(named('Next month')).toBeDisabled();
    expect(named('Tuesday, December 22, 2026')).toBeDisabled();
    await userEvent.click(named('Monday, December 21, 2026'));
    expect(hours()).toHaveValue('720');
  });

  test('is filled in for a weekend with one press [X-01]', async () => {
    await openForm();
    const weekend = screen.getByRole('button', { name: 'The weekend' });
    await userEvent.click(weekend);

    expect(weekend).toHaveAttribute('aria-pressed', 'true');
    expect(day()).toHaveTextContent('Sat, Nov 28, 2026');
    expect(screen.getByRole('button', { name: /^Return: / })).toHaveTextContent(
      'Mon, Nov 30, 2026',
    );
    expect(hours()).toHaveValue('48');

    await userEvent.click(screen.getByRole('button', { name: '1 week' }));
    expect(weekend).toHaveAttribute('aria-pressed', 'false');
    expect(hours()).toHaveValue('168');
  });

  test('once it is searched, the button says what the trip costs [X-02]', async () => {
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: '1 day' }));
    const add = screen.getByRole('button', { name: 'Add Blue sedan to the trip cart' });
    expect(add).toHaveTextContent(/^Add$/);

    await userEvent.click(screen.getByRole('button', { name: 'Search vehicles' }));
    await waitFor(() => expect(add).toHaveTextContent('Add for $240.00'));
  });

  test('tells what is wrong at its field, and leads there [D-76]', async () => {
    await openForm();
    await userEvent.clear(hours());
    await userEvent.type(hours(), '721{Enter}');

    expect(hours()).toHaveFocus();
    expect(hours()).toBeInvalid();
    expect(hours()).toHaveAccessibleErrorMessage('A vehicle is rented for 720 hours at most.');

    await userEvent.type(hours(), '{Backspace}');
    expect(hours()).toBeValid();
  });

  test('leads to the place that is missing first, which is a button', async () => {
    await openForm({ place: null });
    await userEvent.click(screen.getByRole('button', { name: 'Distance wise' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search vehicles' }));

    const pickup = screen.getByRole('button', { name: 'Pickup: Choose on the map' });
    expect(pickup).toHaveFocus();
    expect(pickup).toHaveAccessibleDescription('Choose where the trip begins.');
    const destination = screen.getByRole('button', { name: 'Destination: Choose on the map' });
    expect(destination).toHaveAccessibleDescription('Choose where the trip goes.');
  });

  test('has a calendar that Escape closes, with the focus where it was', async () => {
    await openForm();
    await userEvent.click(day());
    expect(screen.getByRole('grid')).toBeVisible();
    expect(day()).toHaveAttribute('aria-expanded', 'true');

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(day()).toHaveFocus();
  });

  test('has a calendar that is gone when the customer goes on to another field', async () => {
    await openForm();
    await userEvent.click(day());

    await userEvent.click(hours());

    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  test('refuses the hour that the clocks of New York skip in March', async () => {
    await openForm();
    await chooseDay(4, 'Sunday, March 14, 2027');
    await pick('Hour', '02');
    await pick('AM or PM', 'AM');

    expect(day()).toBeInvalid();
    expect(day()).toHaveAccessibleDescription(/clocks/i);
    await pick('Hour', '03');
    expect(day()).toBeValid();
  });

  test('says of the hour that they repeat in November that the first one is meant', async () => {
    await openForm({ now: instant(Date.UTC(2026, 9, 30, 16)) });
    await chooseDay(0, 'Saturday, October 31, 2026');
    await userEvent.click(day());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await pick('Hour', '01');
    await pick('AM or PM', 'AM');

    expect(screen.getByText(/first of the two hours counts/)).toBeVisible();
    expect(day()).toBeValid();
    await pick('Hour', '03');
    expect(screen.getByText('In the time zone of the city where you rent.')).toBeVisible();
  });

  test('tells at once that a time has passed', async () => {
    await openForm();
    await pick('AM or PM', 'AM');

    expect(day()).toHaveAccessibleDescription('This time has passed. Choose a later one.');
  });
});

describe('a vehicle that is added before a trip is known', () => {
  const add = () =>
    userEvent.click(screen.getByRole('button', { name: 'Add Blue sedan to the trip cart' }));
  const findDialog = () => screen.findByRole('dialog', { name: 'Which trip is it for?' });

  test('asks for the trip, and comes into the trip cart for the one that is said [RENT-CART-41]', async () => {
    const { added } = await openForm();
    await add();
    const dialog = within(await findDialog());
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Hours/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Hours/ }), '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Now' }));
    expect(added).toEqual([]);

    await userEvent.click(dialog.getByRole('button', { name: 'Add to trip cart' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(added).toMatchObject([
      {
        vehicle: { id: 1 },
        details: { type: 'hourly', hours: 5, pickup: CITY_HALL, pickupAt: null },
      },
    ]);
  });

  test('is asked about in a dialog that Escape leaves open while it closes the calendar', async () => {
    await openForm();
    await add();
    const dialog = within(await findDialog());
    await userEvent.click(dialog.getByRole('button', { name: /^Day/ }));
    expect(dialog.getByRole('grid')).toBeVisible();

    await userEvent.keyboard('{Escape}');
    expect(dialog.queryByRole('grid')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /^Day/ })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
