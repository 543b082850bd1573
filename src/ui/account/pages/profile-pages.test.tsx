import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listModules } from '#contract/catalogue.ts';
import { listRunningOrders } from '#contract/ordering.ts';
import { listTrips } from '#contract/rental-trips.ts';
import { paths } from '#application/kernel/path.ts';
import type { Services } from '#application/shell/services.ts';
import { aWireModule } from '#tests/support/builders/wire.ts';
import type { ModuleType } from '#domain/catalogue/module.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

const api = fakeApi();
afterEach(() => void vi.useRealTimers());

async function aProfile({ path = '/profile' } = {}) {
  const { app, Bridge } = await openApp({ token: 't1' });
  renderView(
    <>
      <Bridge />
      <CurrentPage />
    </>,
    { app, path },
  );
}

const menu = () => screen.getByRole('navigation', { name: 'Profile' });
const link = (name: string) => within(menu()).getByRole('link', { name });

test('a visitor who signs in has answered before their orders take the place of the question (NAV-14)', async () => {
  const { app, Bridge } = await openApp();
  api.use(http.get(`${APP_URL}${listRunningOrders.path}`, () => delay('infinite')));
  const ends: unknown[] = [];
  const inspect: Services['inspect'] = (event) => {
    if (event.type !== '@xstate.snapshot' || event.snapshot.status !== 'done') return;
    if ('value' in event.snapshot) ends.push(event.snapshot.value);
  };
  renderView(
    <>
      <Bridge />
      <CurrentPage />
      <Dialogs />
    </>,
    { app: { ...app, inspect }, path: paths.myOrders() },
  );
  const user = userEvent.setup();

  await user.type(await screen.findByLabelText(/E-mail or phone/), 'asha@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'secret123');
  const dialog = screen.getByRole('dialog', { name: 'Sign In' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign In' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'My Orders' })).toBeVisible());
  await waitFor(() => expect(ends).toContain('open'));
  await waitFor(() => expect(api.askedFor('/running-orders')).not.toEqual([]));
});

test('a customer who signs out is on the way home and not asked; one who stays, since it was in another tab, is (NAV-14, AUTH-12)', async () => {
  const { app, Bridge, otherTabWrites } = await openApp({ token: 't1' });
  const asks = vi.fn();
  const inspect: Services['inspect'] = (event) => {
    if (event.type !== '@xstate.actor' || !('id' in event.actorRef)) return;
    if (event.actorRef.id === 'authenticate') asks();
  };
  renderView(
    <>
      <Bridge />
      <CurrentPage />
      <Dialogs />
    </>,
    { app: { ...app, inspect }, path: paths.profileSettings() },
  );
  await screen.findByText('asha@example.com');
  expect(screen.getByRole('region', { name: 'Personal details' })).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  act(() => otherTabWrites('token'));
  act(() => void vi.advanceTimersByTime(1_900));
  expect(screen.queryByRole('region', { name: 'Personal details' })).toBeNull();
  expect(asks).not.toHaveBeenCalled();

  act(() => void vi.advanceTimersByTime(200));
  expect(asks).toHaveBeenCalled();
  vi.useRealTimers();
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test.each(['/profile?page=wallet', '/profile?page=anything'])(
  '%s explains that there is no such page, and shows the profile (NAV-14, ACC-17)',
  async (path) => {
    await aProfile({ path });

    expect(await screen.findByText('This page is not available')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  },
);

test.each(['/profile', '/profile?page=profile-settings'])(
  '%s shows who the customer is, and their addresses (NAV-14, ACC-05, ACC-14)',
  async (path) => {
    await aProfile({ path });

    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(await screen.findByText('asha@example.com')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Personal details' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'My Addresses' })).toBeVisible();
    expect(screen.queryByText('This page is not available')).not.toBeInTheDocument();
    expect(link('Profile')).toHaveAttribute('aria-current', 'page');
  },
);

test('beside each page of the profile stand the others, and the one that is shown is marked (ACC-01)', async () => {
  api.use(http.get(`${APP_URL}${listRunningOrders.path}`, () => delay('infinite')));
  await aProfile();
  await screen.findByRole('heading', { level: 1, name: 'Profile' });

  await userEvent.click(link('My Orders'));

  expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  expect(link('My Orders')).toHaveAttribute('aria-current', 'page');
  expect(link('Profile')).not.toHaveAttribute('aria-current');
});

describe('a link to the trips', () => {
  const modulesAre = (...types: readonly ModuleType[]) =>
    api.use(
      http.get(`${APP_URL}${listModules.path}`, () =>
        HttpResponse.json(types.map((module_type, at) => aWireModule({ id: at + 1, module_type }))),
      ),
      http.get(`${APP_URL}${listTrips.path}`, () => delay('infinite')),
    );

  test('opens them where vehicles can be rented (ACC-07, ACC-20)', async () => {
    modulesAre('food', 'rental');
    await aProfile({ path: paths.myTrips() });

    const menu = await screen.findByRole('navigation', { name: 'Profile' });
    expect(await within(menu).findByRole('link', { name: 'My Trips' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'My Trips' })).toBeVisible();
  });

  test('says that they are not available where none can be rented (ACC-20)', async () => {
    modulesAre('food');
    await aProfile({ path: paths.myTrips() });

    expect(await screen.findByText('This page is not available')).toBeVisible();
    expect(within(menu()).queryByRole('link', { name: 'My Trips' })).not.toBeInTheDocument();
  });
});
