import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Link, Route, Routes } from 'react-router-dom';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { away } from '#tests/support/builders/failure.ts';
import { aModule, groceryModule } from '#tests/support/builders/module.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { Frame } from './frame.tsx';

const pages = (
  <Routes>
    <Route
      path="/home"
      element={
        <>
          <h1>Home</h1>
          <Link to="/store/7">Dosa Corner</Link>
          <Link to="/home?name=dosa">Dosas</Link>
        </>
      }
    />
    <Route path="/store/:id" element={<h1>Dosa Corner</h1>} />
  </Routes>
);

async function aPage(facts: Parameters<typeof startApp>[0] = {}, path = '/home') {
  const catalogue = catalogueByHand({ modules: [aModule(), groceryModule()] });
  const started = await startApp({ catalogue, ...facts });
  renderView(<Frame>{pages}</Frame>, { app: started.app, path, desktop: true });
  await act(decisionsSettle);
  const opened = () => started.app.storefront.getSnapshot();
  return { ...started, opened, user: userEvent.setup() };
}

test('every page stands between header, rail and footer (NAV-31, MOD-06)', async () => {
  await aPage();

  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Modules' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: '+1 212 555 0100' }),
  ).toHaveAttribute('href', 'tel:+12125550100');
  expect(await axeFinds()).toEqual([]);
});

test('the foot of every page leads to help, to the texts of the owner and to what there is [NAV-17]', async () => {
  const { headerWidgetsDelay } = (await aPage()).app;
  const foot = within(screen.getByRole('contentinfo'));

  const help = await foot.findByRole(
    'link',
    { name: 'Help & support' },
    { timeout: headerWidgetsDelay * 10 },
  );
  expect(help).toHaveAttribute('href', '/help-and-support');
  expect(foot.getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '/categories');
  expect(foot.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
    'href',
    '/help-and-support/terms-and-conditions',
  );
  expect(await axeFinds()).toEqual([]);
});

test('the window is called after the page, and follows it from page to page', async () => {
  const { user } = await aPage();
  await waitFor(() => expect(document.title).toBe('Home – Sundry'));

  await user.click(screen.getByRole('link', { name: 'Dosa Corner' }));

  await waitFor(() => expect(document.title).toBe('Dosa Corner – Sundry'));
});

test('where nothing could be read, the window and the page say so in one heading', async () => {
  await aPage({ readFailure: away.failure });

  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(document.title).toBe('Sundry cannot be reached – Sundry'));
});

test('the first stop of the keyboard jumps over the header', async () => {
  const { user } = await aPage();

  await user.tab();

  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();

  await user.keyboard('{Enter}');

  expect(screen.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'page');
});

test('on a new page the focus goes to it and it begins at its top', async () => {
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  const { user } = await aPage();

  await user.click(screen.getByRole('link', { name: 'Dosa Corner' }));

  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('a change in the address of the same page does not scroll it', async () => {
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  const { user } = await aPage();

  await user.click(screen.getByRole('link', { name: 'Dosas' }));

  expect(screen.getByRole('main')).not.toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});
