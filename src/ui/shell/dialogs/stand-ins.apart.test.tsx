import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import type { OpenDialog } from '#application/kernel/dialog.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { expectConsoleErrors } from '#tests/support/console-fails.ts';
import { fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { cartOverlays } from '#ui/cart/cart.overlays.ts';
import { useItemLink } from '#ui/catalogue/use-item-link.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import type * as Persistently from '#ui/kernel/persistently.ts';
import type { Overlay } from '#ui/kernel/overlays.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { ErrorBoundary } from '#ui/shell/parts/error-boundary.tsx';
import { Dialogs } from './dialogs.tsx';

const overlays = vi.hoisted((): Overlay[] => []);
vi.mock('#ui/shell/app-overlays.ts', () => ({ appOverlays: overlays }));
/** A single attempt, so that no test waits for retries. */
vi.mock('#ui/kernel/persistently.ts', async (original) => {
  const actual = await original<typeof Persistently>();
  return {
    ...actual,
    persistently: (load: () => Promise<unknown>) => actual.persistently(load, 1),
  };
});
vi.mock('#ui/shell/app-dialog-views.ts', async () => {
  const { lazyView } = await import('#ui/kernel/lazy-view.ts');
  const never = lazyView(() => new Promise<never>(() => {}));
  return { appDialogViews: { authenticate: never, pickLocation: never } };
});

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

async function onSlowLine(path = '/home') {
  let code = Promise.withResolvers<ComponentType>();
  const view = lazyView(() => code.promise);
  overlays.splice(0, overlays.length, ...cartOverlays.map((overlay) => ({ ...overlay, view })));
  const { app, Bridge, address } = await openApp();
  renderView(
    <>
      <Bridge />
      <ErrorBoundary>
        <Page />
        <Dialogs />
      </ErrorBoundary>
    </>,
    { app, path },
  );
  return {
    app,
    address,
    comes: (dialog: ComponentType = IdliDialog) => code.resolve(dialog),
    fails: () => {
      code.reject(new TypeError('Failed to fetch dynamically imported module'));
      code = Promise.withResolvers();
    },
  };
}

/** Visible, but hidden from screen readers. */
const standIn = () => screen.queryByText('Idli');
/** The opening has no accessible text, only its attribute. */
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
  // A browser fires this; the test's address bar does not.
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

test('what is opening is read aloud once, and no more when it is there', async () => {
  const { comes } = await onSlowLine();
  fireEvent.click(link());

  const isSaid = () =>
    /aria-live="polite"[^>]*>(<span>)?Opening Idli/.test(document.body.innerHTML);
  expect(isSaid()).toBe(true);
  comes();
  await screen.findByRole('dialog', { name: 'All of the idli' });
  expect(isSaid()).toBe(false);
});

describe('an item whose code cannot be had', () => {
  async function isNotPast() {
    expectConsoleErrors(1);
    const opened = await onSlowLine();
    link().focus();
    fireEvent.click(link());
    await waitFor(() => expect(opened.address()).toContain('item='));
    await act(async () => opened.fails());
    const told = await screen.findByRole('alertdialog', { name: 'Not opened' });
    return {
      ...opened,
      told,
      button: (name: string) => within(told).getByRole('button', { name }),
    };
  }
  const isToldNoMore = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  test('says so in its place, keeps the page, and is had by another try [ERR-29]', async () => {
    const { button, comes } = await isNotPast();
    expect(standIn()).toBeNull();
    expect(button('Try again')).toHaveFocus();
    expect(await axeFinds()).toEqual([]);

    await userEvent.click(button('Try again'));
    expect(isOpening()).toBe(true);
    comes();
    expect(await screen.findByRole('dialog', { name: 'All of the idli' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('can be left by its cross, which Tab reaches and goes round from', async () => {
    const { address, button } = await isNotPast();
    await userEvent.tab();
    expect(button('Close')).toHaveFocus();
    await userEvent.tab();
    expect(button('Try again')).toHaveFocus();
    await userEvent.tab({ shift: true });

    await userEvent.keyboard('{Enter}');
    await isToldNoMore();
    expect(address()).toBe('/home');
    expect(link()).toHaveFocus();
  });

  test('can be left by Escape', async () => {
    const { address } = await isNotPast();
    await userEvent.keyboard('{Escape}');
    await isToldNoMore();
    expect(address()).toBe('/home');
  });
});

test('a dialog that is broken says so, and is no failure of the line', async () => {
  expectConsoleErrors(1);
  const { comes } = await onSlowLine('/home?item=1');
  comes(() => {
    throw new Error('Broken');
  });

  expect(await screen.findByText(/stopped working/)).toBeVisible();
  expect(screen.queryByText('Not opened')).toBeNull();
});

test.each([
  { id: 'authenticate', request: { view: 'signIn', offerGuest: false } },
  { id: 'pickLocation', request: { use: 'customer' } },
] as const)('Escape leaves what stands for $id', async ({ id, request }) => {
  const { app } = await onSlowLine();
  const open = () => select.dialogs(app.storefront.getSnapshot());
  act(() => app.storefront.send({ type: 'dialog.open', id, request } as OpenDialog));
  expect(isOpening()).toBe(true);
  expect(screen.getByText('Opening')).toBeInTheDocument();

  await userEvent.keyboard('{Escape}');

  expect(isOpening()).toBe(false);
  expect(open()).toEqual([]);
});
