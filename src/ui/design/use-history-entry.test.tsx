import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { BrowserHistory } from '#tests/support/browser-history.tsx';
import { DialogShell } from './dialog-shell.tsx';
import { DrawerShell } from './drawer-shell.tsx';
import { Link } from './link.ts';
import { system } from './theme/system.ts';

/** Index of the current history entry, as the router counts. */
const depth = (): unknown => (history.state as { readonly idx?: unknown } | null)?.idx;

type Props = {
  readonly name: string;
  readonly stays?: boolean;
  readonly isDrawer?: boolean;
  readonly children?: ReactNode;
};

function Opener({ name, stays = false, isDrawer = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(stays);
  const Shell = isDrawer ? DrawerShell : DialogShell;
  return (
    <>
      <button onClick={() => setOpen(true)}>{`Open ${name}`}</button>
      {open ? (
        <Shell title={name} onClose={close}>
          {children ?? name}
        </Shell>
      ) : null}
    </>
  );
}

async function opened(view: ReactNode, ...names: string[]) {
  const before = depth();
  render(
    <StrictMode>
      <IntlProvider locale="en">
        <ChakraProvider value={system}>
          <BrowserHistory>{view}</BrowserHistory>
        </ChakraProvider>
      </IntlProvider>
    </StrictMode>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  for (const [index, name] of names.entries()) {
    await user.click(screen.getByRole('button', { name: `Open ${name}` }));
    await waitFor(() => expect(depth()).toBe(Number(before) + index + 1));
  }
  return { user };
}

const isAtPage = () => waitFor(() => expect(depth()).toBe(0));
const isClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

beforeEach(() => history.replaceState({ usr: null, key: 'page', idx: 0 }, '', '/home'));

/** A dialog still open at the end removes its history entry one task after unmount. */
afterAll(async () => {
  await isAtPage();
  await new Promise((resolve) => setTimeout(resolve));
});

test.each([{ isDrawer: false }, { isDrawer: true }])(
  'Back closes a dialog and leaves the page as it was (drawer: $isDrawer)',
  async (kind) => {
    await opened(<Opener name="Languages" {...kind} />, 'Languages');
    history.back();
    await isClosed('Languages');
    await isAtPage();
    expect(location.pathname).toBe('/home');
  },
);

test.each([{ isDrawer: false }, { isDrawer: true }])(
  'a dialog that is closed by its cross leaves no entry (drawer: $isDrawer)',
  async (kind) => {
    const { user } = await opened(<Opener name="Languages" {...kind} />, 'Languages');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed('Languages');
    await isAtPage();
  },
);

test('a link that is pressed right after a dialog was closed leads where it says [D-103]', async () => {
  const { user } = await opened(
    <>
      <Link to="/cart">To the cart</Link>
      <Opener name="Languages" />
    </>,
    'Languages',
  );
  const back = history.back.bind(history);
  vi.spyOn(history, 'back').mockImplementationOnce(() => {
    // The step back is asynchronous: wait by the clock.
    fireEvent.click(screen.getByText('To the cart'));
    back();
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect([location.pathname, depth()]).toEqual(['/cart', 1]));
  history.back();
  await isAtPage();
});

test('of two dialogs, Back closes the topmost first', async () => {
  const view = (
    <Opener name="Item">
      <Opener name="Reviews" />
    </Opener>
  );
  await opened(view, 'Item', 'Reviews');
  history.back();
  await isClosed('Reviews');
  expect(screen.getByRole('dialog', { name: 'Item' })).toBeVisible();
  await waitFor(() => expect(depth()).toBe(1));
  history.back();
  await isClosed('Item');
  await isAtPage();
});

test('a dialog that stays open has its entry again', async () => {
  await opened(<Opener name="Modules" stays />, 'Modules');
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
  await waitFor(() => expect(depth()).toBe(1));
  expect(screen.getByRole('dialog', { name: 'Modules' })).toBeVisible();
});
