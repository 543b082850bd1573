import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { refuse } from '#domain/kernel/result.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { aVehicle } from '#tests/support/builders/rental.ts';
import { aStore } from '#tests/support/builders/store.ts';
import { readToTheEnd } from '#tests/support/comes-near.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { vehiclesByHand } from '#tests/support/fakes/vehicle-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { ItemDialog } from '#ui/cart/dialogs/select-item/item-dialog.tsx';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

const food = id<'Module'>(1);
const idli = anItem({ id: id(2), name: 'Idli' });
const store = aStore();
const catalogue = () =>
  catalogueByHand({
    items: [anItem(), idli],
    stores: [store],
    details: { store, categories: [] },
  });
const viewed = { name: 'Recently viewed' };

async function openHome({ token }: { readonly token?: string } = {}) {
  const started = await startApp({ catalogue: catalogue(), ...(token ? { token } : {}) });
  const { recentlyViewed } = started.app;
  const look = (kind: 'item' | 'store', number: number, moduleId = food) =>
    act(async () => recentlyViewed.note('guest', { kind, id: number, moduleId }));
  const page = (
    <main tabIndex={-1}>
      <CurrentPage />
    </main>
  );
  renderView(page, { app: started.app, path: '/home' });
  await screen.findByRole('heading', { level: 1 });
  return { ...started, look, recentlyViewed };
}

describe('what was looked at before', () => {
  type Home = Awaited<ReturnType<typeof openHome>>;
  test.each<{ what: string; token?: string; looks: (home: Home) => Promise<void> }>([
    { what: 'nothing', looks: async () => {} },
    { what: 'of another module', looks: ({ look }) => look('item', 1, id<'Module'>(2)) },
    {
      what: 'of another customer',
      looks: ({ recentlyViewed }) =>
        act(async () =>
          recentlyViewed.note(id<'Customer'>(7), { kind: 'item', id: 2, moduleId: food }),
        ),
    },
    { what: 'by guests, to a customer', token: 't1', looks: ({ look }) => look('item', 1) },
    { what: 'no longer sold', looks: ({ look }) => look('item', 99) },
  ])('is not shown where it is $what', async ({ token, looks }) => {
    await looks(await openHome(token === undefined ? {} : { token }));
    await readToTheEnd();

    await expect.poll(() => screen.queryByRole('region', viewed)).toBeNull();
  });

  test('is on the home, newest first, as soon as it is looked at, also in another tab; the same ones are read once', async () => {
    const { look, catalogue } = await openHome();
    await look('item', 1);
    await look('item', 2);
    await look('store', 1);
    await readToTheEnd();

    const row = within(await screen.findByRole('region', viewed));
    await row.findByRole('link', { name: 'Idli' });
    const names = () =>
      row
        .getAllByRole('link', { name: /^(Idli|Masala Dosa)$/ })
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Idli', 'Masala Dosa']);
    const stores = within(screen.getByRole('region', { name: 'Stores you looked at' }));
    expect(await stores.findByRole('link', { name: 'Dosa Corner' })).toBeInTheDocument();
    expect(await axeFinds()).toEqual([]);

    await look('item', 1);
    expect(names()).toEqual(['Masala Dosa', 'Idli']);
    expect(catalogue.asked.filter((one) => one === 'items 1,2')).toHaveLength(1);
  });

  test('is awaited in its place; why it cannot be read is said there, and it is read again when asked', async () => {
    const { look, catalogue } = await openHome();
    const { itemsByIds } = catalogue;
    let fail = () => {};
    catalogue.itemsByIds = async () => {
      await new Promise<void>((resolve) => void (fail = resolve));
      return refuse({ kind: 'unreachable', cause: 'offline' });
    };
    await look('item', 1);
    await readToTheEnd();
    const row = within(await screen.findByRole('region', viewed));
    expect(row.queryByRole('article')).not.toBeInTheDocument();
    await act(async () => fail());
    expect(await row.findByRole('alert')).toHaveTextContent('You are offline.');

    catalogue.itemsByIds = itemsByIds;
    await userEvent.click(row.getByRole('button', { name: 'Try again' }));

    expect(await row.findByRole('link', { name: 'Masala Dosa' })).toBeInTheDocument();
  });

  test('is cleared by one press, and the focus stays in the page', async () => {
    const { look, recentlyViewed } = await openHome();
    await look('item', 1);
    await readToTheEnd();
    await screen.findByRole('region', viewed);

    await userEvent.click(screen.getByRole('button', { name: 'Clear recently viewed' }));

    expect(screen.queryByRole('region', viewed)).not.toBeInTheDocument();
    expect(recentlyViewed.recall('guest')).toEqual([]);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

test('opening an item, a store or a vehicle is looking at it', async () => {
  const { app } = await startApp({ catalogue: catalogue() });
  const { unmount: closeItem } = renderView(<ItemDialog />, { app, path: '/home?item=2' });
  await screen.findByRole('img', { name: 'Idli' });
  closeItem();
  const { unmount: leaveStore } = renderView(<CurrentPage />, { app, path: '/store/1' });
  await screen.findByRole('heading', { level: 1, name: 'Dosa Corner' });
  leaveStore();
  expect(app.recentlyViewed.recall('guest')).toEqual([
    { kind: 'store', id: 1, moduleId: food },
    { kind: 'item', id: 2, moduleId: food },
  ]);

  const rental = aModule({ id: id(6), type: 'rental', name: 'Rental' });
  const garage = vehiclesByHand({ vehicles: [aVehicle()] });
  const { app: renting } = await startApp({ vehicles: garage, module: rental });
  const { unmount: leaveVehicle } = renderView(<CurrentPage />, {
    app: renting,
    path: '/rental/vehicle-details/1',
  });
  await screen.findByRole('heading', { level: 1, name: 'Blue sedan' });
  leaveVehicle();
  renderView(<CurrentPage />, { app: renting, path: '/home' });
  const row = within(await screen.findByRole('region', viewed));
  expect(await row.findByRole('link', { name: 'Blue sedan' })).toBeInTheDocument();
});
