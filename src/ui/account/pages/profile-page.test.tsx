import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { expect, test } from 'vitest';
import { listRunningOrders } from '#contract/ordering.ts';
import { paths } from '#application/kernel/path.ts';
import type { Services } from '#application/shell/services.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

const api = fakeApi();

test('a visitor who signs in has answered before their orders take the place of the question (NAV-14)', async () => {
  const { app, Bridge } = await openApp();
  api.use(http.get(`${APP_URL}${listRunningOrders.path}`, () => delay('infinite')));
  const gate: object[] = [];
  const inspect: Services['inspect'] = (event) => {
    if (event.type === '@xstate.snapshot' && 'value' in event.snapshot) gate.push(event.snapshot);
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
  await waitFor(() => expect(gate.at(-1)).toMatchObject({ status: 'done', value: 'open' }));
  await waitFor(() => expect(api.askedFor('/running-orders')).not.toEqual([]));
});

test.each(['/profile?page=wallet', '/profile?page=anything', '/profile'])(
  '%s explains that there is no such page, and leads to the orders (NAV-14)',
  async (path) => {
    const { app } = await openApp({ token: 't1' });
    renderView(<CurrentPage />, { app, path });

    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is not available' }),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'My Orders' })).not.toBeInTheDocument();
    expect(api.askedFor('/running-orders')).toEqual([]);
    await userEvent.click(await screen.findByRole('link', { name: 'My Orders' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  },
);
