import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { anItem } from '#tests/support/builders/item.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { cartOverlays } from '#ui/cart/cart.overlays.ts';
import { useItemLink } from '#ui/catalogue/use-item-link.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import type { Overlay } from '#ui/kernel/overlays.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { Dialogs } from './dialogs.tsx';

const overlays = vi.hoisted((): Overlay[] => []);
vi.mock('#ui/shell/app-overlays.ts', () => ({ appOverlays: overlays }));

fakeApi();

const idli = anItem({ name: 'Idli' });

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <Link {...useItemLink(idli)}>Open the idli</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function IdliDialog() {
  const { navigator } = useServices();
  return (
    <DialogShell linked title="All of the idli" onClose={() => navigator.closeOverlay()}>
      Soft and white
    </DialogShell>
  );
}

/** A page with the link of an item, on a line that has not brought the code of its dialog yet. */
async function onSlowLine(path = '/home') {
  const code = Promise.withResolvers<ComponentType>();
  const view = lazyView(() => code.promise);
  overlays.splice(0, overlays.length, ...cartOverlays.map((overlay) => ({ ...overlay, view })));
  const { app, Bridge, address } = await openApp();
  renderView(
    <>
      <Bridge />
      <Page />
      <Dialogs />
    </>,
    { app, path },
  );
  return { address, comes: () => code.resolve(IdliDialog) };
}

/** Seen, and not heard: those who listen hear of the dialog itself. */
const standIn = () => screen.queryByText('Idli');
/** Nothing is said of it: it is known by its mark alone. */
const isOpening = () => document.body.innerHTML.includes('data-opening');
const link = () => screen.getByRole('link', { name: 'Open the idli' });
const isShut = () => waitFor(() => expect(standIn()).toBeNull());

test('an item that is pressed is seen at once with what its card says, until its dialog is there', async () => {
  const { comes } = await onSlowLine();
  link().focus();
  fireEvent.click(link());

  expect(standIn()).toBeVisible();
  expect(screen.getByText(/\$/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await axeFinds()).toEqual([]);

  comes();
  const dialog = await screen.findByRole('dialog', { name: 'All of the idli' });
  expect(standIn()).toBeNull();
  await waitFor(() => expect(dialog).toHaveFocus());

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(standIn()).toBeNull();
  await waitFor(() => expect(link()).toHaveFocus());
});

test('Escape leaves an item whose dialog is not there yet, and the dialog does not come after it', async () => {
  const { address, comes } = await onSlowLine();
  link().focus();
  fireEvent.click(link());
  await waitFor(() => expect(address()).toContain('item='));

  await userEvent.keyboard('{Escape}');
  await isShut();
  expect(address()).toBe('/home');
  expect(link()).toHaveFocus();
  comes();
  fireEvent.click(link());
  expect(await screen.findByRole('dialog', { name: 'All of the idli' })).toBeVisible();
});

test('Back leaves an item whose dialog is not there yet', async () => {
  const { address } = await onSlowLine();
  fireEvent.click(link());
  await waitFor(() => expect(address()).toContain('item='));

  fireEvent.click(screen.getByText('Back'));
  // As browsers tell; the address bar of a test moves without.
  fireEvent.popState(window);
  await isShut();
  expect(address()).toBe('/home');
});

test('an address that names no item has nothing stand for it', async () => {
  const { comes } = await onSlowLine('/home?item=abc');
  comes();

  await screen.findByRole('link', { name: 'Open the idli' });
  expect(isOpening()).toBe(false);
});

test('an address that names an item has something stand for it until its dialog is there', async () => {
  const { comes } = await onSlowLine('/home?item=1');
  expect(isOpening()).toBe(true);
  comes();

  expect(await screen.findByRole('dialog', { name: 'All of the idli' })).toBeVisible();
  expect(isOpening()).toBe(false);
});

test('an item that is opened in a tab of its own is not seen here', async () => {
  await onSlowLine();
  fireEvent.click(link(), { ctrlKey: true });

  expect(standIn()).toBeNull();
});
