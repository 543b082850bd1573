import { act, screen, waitFor, within } from '@testing-library/react';
import * as select from '#application/shell/storefront/selectors.ts';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import { aModule, groceryModule } from '#tests/support/builders/module.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { SideRail } from './side-rail.tsx';

const LINKS = { travels: 'https://travels.example/', handyman: 'https://handyman.example/' };

async function aRail(facts: Parameters<typeof startApp>[0] = {}) {
  const catalogue = catalogueByHand({ modules: [aModule(), groceryModule()] });
  const started = await startApp({ catalogue, ...facts });
  const { unmount } = renderView(<SideRail />, { app: started.app, desktop: true });
  await act(decisionsSettle);
  return { ...started, unmount, user: userEvent.setup() };
}

test('the rail lists the modules and marks the current one (MOD-06)', async () => {
  await aRail();

  const rail = within(screen.getByRole('navigation', { name: 'Modules' }));
  expect(rail.getByRole('button', { name: 'Food' })).toHaveAttribute('aria-pressed', 'true');
  expect(rail.getByRole('button', { name: 'Grocery' })).toHaveAttribute('aria-pressed', 'false');
});

test('a module of the rail is asked for (MOD-06)', async () => {
  const { app, user } = await aRail();

  await user.click(screen.getByRole('button', { name: 'Grocery' }));

  const choice = select.chooseModule(app.storefront.getSnapshot());
  expect(choice?.getSnapshot().context).toMatchObject({ asked: '2', occasion: 'switch' });
});

test('what was pressed says so at once, and the page stays of the module before until the other is chosen', async () => {
  const { modules, user } = await aRail();
  const grocery = screen.getByRole('button', { name: 'Grocery' });
  expect(grocery).toHaveAttribute('aria-busy', 'false');

  await user.click(grocery);
  expect(grocery).toHaveAttribute('aria-busy', 'true');
  expect(grocery).toHaveAttribute('aria-pressed', 'false');

  await act(() => modules.answers(ok([aModule(), groceryModule()])));
  await waitFor(() => expect(grocery).toHaveAttribute('aria-pressed', 'true'));
  expect(grocery).toHaveAttribute('aria-busy', 'false');
});

test('the rail starts with the names of the modules (NAV-46)', async () => {
  await aRail();

  expect(screen.getByRole('button', { name: 'Hide names', expanded: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Food' })).not.toHaveAttribute('title');
});

test('the rail collapses to icons, whose names are told on hovering and read aloud, and expands again (NAV-46)', async () => {
  const { user } = await aRail();

  await user.click(screen.getByRole('button', { name: 'Hide names' }));
  expect(screen.getByRole('button', { name: 'Food' })).toHaveAttribute('title', 'Food');

  await user.click(screen.getByRole('button', { name: 'Show names', expanded: false }));
  expect(screen.getByRole('button', { name: 'Food' })).not.toHaveAttribute('title');
});

test('of a collapsed rail the links to other sites are told on hovering too (NAV-46)', async () => {
  const { user } = await aRail({ config: { links: LINKS } });
  const link = () => screen.getByRole('link', { name: 'Travels (opens in a new tab)' });
  expect(link()).not.toHaveAttribute('title');

  await user.click(screen.getByRole('button', { name: 'Hide names' }));

  expect(link()).toHaveAttribute('title', 'Travels');
});

test('the rail stays as wide as it was left (NAV-46)', async () => {
  const { app, unmount, user } = await aRail();
  await user.click(screen.getByRole('button', { name: 'Hide names' }));
  unmount();

  renderView(<SideRail />, { app, desktop: true });

  expect(await screen.findByRole('button', { name: 'Show names' })).toBeVisible();
});

test.each([
  { name: 'Travels (opens in a new tab)', href: LINKS.travels, reqs: 'NAV-43, NAV-45' },
  { name: 'Handyman (opens in a new tab)', href: LINKS.handyman, reqs: 'NAV-44, NAV-45' },
])('$name leaves this tab alone and tells the other one nothing ($reqs)', async (expected) => {
  await aRail({ config: { links: LINKS } });

  const link = screen.getByRole('link', { name: expected.name });
  expect(link).toHaveAttribute('href', expected.href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('links that the owner did not set are not rendered (NAV-43, NAV-44)', async () => {
  await aRail({ config: { links: { travels: '', handyman: '' } } });

  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('without a place there is no rail: what is sold there is unknown (MOD-06)', async () => {
  await aRail({ place: null });

  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
