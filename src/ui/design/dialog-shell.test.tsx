import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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
