import { Portal } from '@chakra-ui/react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderView } from '#tests/support/render.tsx';
import { DialogShell } from './dialog-shell.tsx';
import { DrawerShell } from './drawer-shell.tsx';
import { TOASTS_ID } from './toast-regions.ts';

const close = () => {};

test('of two dialogs that open at the same moment a screen reader is given the upper one', async () => {
  renderView(
    <>
      <DrawerShell title="Cart" onClose={close}>
        Two burgers
      </DrawerShell>
      <DialogShell title="Where to?" onClose={close}>
        A map
      </DialogShell>
    </>,
  );

  const upper = await screen.findByRole('dialog', { name: 'Where to?' });
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Cart' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('dialog', { name: 'Where to?' })).toBe(upper);
});

test.each([
  { place: 'in another dialog', modal: { 'aria-modal': true }, closed: 0 },
  { place: 'on the page', modal: {}, closed: 1 },
])('what is pressed $place closes the dialog $closed times', async ({ modal, closed }) => {
  const onClose = vi.fn();
  renderView(
    <>
      <div {...modal}>
        <p>Beside it</p>
      </div>
      <DialogShell title="Where to?" onClose={onClose}>
        A map
      </DialogShell>
    </>,
  );
  await screen.findByRole('dialog', { name: 'Where to?' });
  await framesPass();

  fireEvent.pointerDown(screen.getByText('Beside it'));
  await framesPass();
  expect(onClose).toHaveBeenCalledTimes(closed);
});

test.each([
  { kind: 'dialog', Shell: DialogShell },
  { kind: 'drawer', Shell: DrawerShell },
])(
  'while a $kind is open, Tab goes round in it and in what can be done about the notices',
  async ({ Shell }) => {
    const { rerender } = renderView(<Beside notice={false} Shell={Shell} />);
    const first = await screen.findByRole('button', { name: 'First' });
    await waitFor(() => expect(first).toHaveFocus());
    const tabTo = async (name: string, options?: { readonly shift: boolean }) => {
      await userEvent.tab(options);
      expect(screen.getByRole('button', { name })).toHaveFocus();
    };
    await tabTo('Close');
    await tabTo('First');

    rerender(<Beside notice Shell={Shell} />);

    await tabTo('Close');
    await tabTo('Undo');
    await tabTo('First');
    await tabTo('Undo', { shift: true });
  },
);

test.each([
  { kind: 'dialog', Shell: DialogShell },
  { kind: 'drawer', Shell: DrawerShell },
])('a $kind gives the focus back to where it was opened from', async ({ Shell }) => {
  renderView(<Opens Shell={Shell} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'First' })).toHaveFocus());

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

type ShellProps = { readonly Shell: typeof DialogShell | typeof DrawerShell };

const Beside = ({ notice, Shell }: ShellProps & { readonly notice: boolean }) => (
  <>
    <a href="/home">The page beneath</a>
    <Portal>
      <div id={TOASTS_ID} role="region" data-live-announcer="">
        {notice ? <button>Undo</button> : null}
      </div>
    </Portal>
    <Shell title="Cart" onClose={close}>
      <button>First</button>
    </Shell>
  </>
);

function Opens({ Shell }: ShellProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen ? (
        <Shell title="Cart" onClose={() => setOpen(false)}>
          <button>First</button>
        </Shell>
      ) : null}
    </>
  );
}

/** Frames until the library listens for presses and until it judges one. */
async function framesPass() {
  for (let frame = 0; frame < 4; frame += 1) {
    await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
}
