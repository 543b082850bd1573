import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderView } from '#tests/support/render.tsx';
import { DialogShell } from './dialog-shell.tsx';
import { DrawerShell } from './drawer-shell.tsx';

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

/** As many as the library waits for before it hears of presses, and before it judges one. */
async function framesPass() {
  for (let frame = 0; frame < 4; frame += 1) {
    await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
}
