import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { aVehicle } from '#tests/support/builders/rental.ts';
import { vehiclesByHand } from '#tests/support/fakes/vehicle-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

const rental = aModule({ id: id(6), type: 'rental', name: 'Rental' });
const GARAGE = [
  aVehicle({ rating: 4.46 }),
  aVehicle({ id: id(2), name: 'Red van', seats: 9, hourlyPrice: null, rating: 4.53 }),
  aVehicle({ id: id(3), name: 'Moped' }),
  aVehicle({ id: id(4), name: 'Bus' }),
  aVehicle({ id: id(5), name: 'Bicycle' }),
];

const Address = () => {
  const { pathname, search } = useAddress();
  return <output aria-label="Address">{pathname + search}</output>;
};
const address = () =>
  decodeURIComponent(screen.getByRole('status', { name: 'Address', hidden: true }).textContent);

async function open(path: string, garage = GARAGE) {
  const vehicles = vehiclesByHand({ vehicles: garage });
  const { AddressBar, app } = await startApp({ vehicles, module: rental });
  const navigator = {
    ...app.navigator,
    closeOverlay: () => app.navigator.changeQuery({ vehicle: null }),
  };
  renderView(
    <>
      <AddressBar />
      <Address />
      <CurrentPage />
      <Dialogs />
    </>,
    { app: { ...app, navigator }, path },
  );
  return { vehicles };
}

const choice = (vehicle: string) => screen.getByRole('checkbox', { name: `Compare ${vehicle}` });
const bar = () => within(screen.getByRole('region', { name: 'Vehicles to compare' }));

test('two to four vehicles of the list are chosen, which the address keeps, and compared', async () => {
  await open('/rental/vehicle-search?page=1');
  await screen.findByRole('link', { name: 'Blue sedan' });
  expect(screen.queryByRole('region', { name: 'Vehicles to compare' })).not.toBeInTheDocument();

  await userEvent.click(choice('Blue sedan'));
  expect(bar().getByText('1 vehicle chosen')).toBeVisible();
  expect(bar().getByText('Choose one more to compare.')).toBeVisible();
  expect(bar().queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
  for (const vehicle of ['Red van', 'Moped', 'Bus']) await userEvent.click(choice(vehicle));
  expect(bar().getByText('4 vehicles chosen')).toBeVisible();
  expect(bar().getByText('You can compare at most 4 vehicles.')).toBeVisible();
  expect(choice('Bicycle')).toBeDisabled();
  await userEvent.click(choice('Bus'));
  expect(choice('Bicycle')).toBeEnabled();
  expect(address()).toContain('compare=1,2,3');

  await userEvent.click(bar().getByRole('link', { name: 'Compare' }));
  await waitFor(() => expect(address()).toBe('/rental/compare?vehicles=1,2,3'));
});

test('what is compared stands in columns, and where they differ it says so in words', async () => {
  await open('/rental/compare?vehicles=1,2');
  const table = within(await screen.findByRole('table'));

  expect(await table.findByRole('link', { name: 'Red van' })).toBeVisible();
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Fact', 'Blue sedanAdd', 'Red vanAdd']);
  expect(table.getByRole('button', { name: 'Add Red van to the trip cart' })).toBeVisible();
  const row = (name: string) => {
    const cells = within(table.getByRole('row', { name: new RegExp(`^${name}`) }));
    return [cells.getByRole('rowheader'), ...cells.getAllByRole('cell')].map(
      ({ textContent }) => textContent,
    );
  };
  expect(row('Seats')).toEqual(['Seats differs', '5', '9']);
  expect(row('Price an hour')).toEqual(['Price an hour differs', '$10.00/hr', 'Not offered']);
  expect(row('Rating')).toEqual(['Rating differs', '4.46', '4.53']);
  expect(row('Price a kilometre')).toEqual(['Price a kilometre', '$2.00/km', '$2.00/km']);

  await userEvent.click(table.getByRole('button', { name: 'Remove Red van from the comparison' }));
  expect(address()).toBe('/rental/compare?vehicles=1');
  expect(screen.getByRole('link', { name: 'Choose other vehicles' })).toHaveAttribute(
    'href',
    '/rental/vehicle-search?compare=1',
  );
});

test('a flat discount is compared as one that comes off a trip once [RENT-PRICE-04] [RENT-PRICE-08]', async () => {
  const reduced = aVehicle({ discount: { type: 'amount', off: dollars(1) } });
  await open('/rental/compare?vehicles=1,2', [reduced, ...GARAGE.slice(1)]);
  const table = within(await screen.findByRole('table'));
  await table.findByRole('link', { name: 'Red van' });

  expect(table.getByText('$10.00/hr')).toBeVisible();
  expect(table.getByText('$1.00 OFF per trip')).toBeVisible();
});

test('of a vehicle that is gone the table says so, and shows the others', async () => {
  await open('/rental/compare?vehicles=1,99');

  expect(await screen.findByText('This vehicle was not found')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Blue sedan' })).toBeVisible();
});

test('an address that names no vehicle leads to the list', async () => {
  await open('/rental/compare?vehicles=abc');

  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse vehicles' })).toBeVisible();
});

test('a quick view of a vehicle opens over the list, and leads to its page [RENT-VEH-02]', async () => {
  await open('/rental/vehicle-search');
  await userEvent.click(await screen.findByRole('link', { name: 'Quick view of Blue sedan' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Blue sedan' }));
  expect(address()).toBe('/rental/vehicle-search?vehicle=1');
  expect(dialog.getByText('$10.00/hr')).toBeVisible();
  expect(dialog.getByText('$2.00/km')).toBeVisible();
  expect(dialog.getByText('Automatic')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Harbor Cars' })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'See all details' })).toHaveAttribute(
    'href',
    '/rental/vehicle-details/1',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/rental/vehicle-search'));
});

test('a quick view of a vehicle that does not exist says so [RENT-VEH-02]', async () => {
  await open('/rental/vehicle-search?vehicle=99');

  expect(await screen.findByRole('heading', { name: 'This vehicle was not found' })).toBeVisible();
});
