import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aZone } from '#tests/support/builders/location.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import * as select from '#application/shell/storefront/selectors.ts';

async function theFrontDoor(facts: Parameters<typeof startApp>[0]) {
  const { app, AddressBar } = await startApp({ zones: [aZone()], ...facts });
  renderView(
    <>
      <AddressBar />
      <CurrentPage />
    </>,
    { app },
  );
  const opened = () => app.storefront.getSnapshot();
  return { app, opened, user: userEvent.setup() };
}

test('with a place and a module the landing page leads straight home (NAV-03)', async () => {
  await theFrontDoor({});

  expect(await screen.findByRole('heading', { name: 'Food near you' })).toBeVisible();
});

test('without a place it says how it works and where the app delivers (LOC-10)', async () => {
  await theFrontDoor({ place: null, module: null });

  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
  expect(await screen.findByText('Lower Manhattan')).toBeVisible();
});

test('its address field opens the pick-location modal (LOC-10)', async () => {
  const { user, opened } = await theFrontDoor({ place: null, module: null });

  await user.click(screen.getByRole('button', { name: 'Enter your delivery address' }));

  expect(select.pickLocation(opened())).not.toBeNull();
});
