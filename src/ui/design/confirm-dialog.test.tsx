import { Button } from '@chakra-ui/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderView } from '#tests/support/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Asked({ onConfirm }: { readonly onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      {open ? <ConfirmDialog body="Really?" onConfirm={onConfirm} onCancel={close} /> : null}
    </>
  );
}

async function asked(onConfirm: () => void = () => {}) {
  renderView(<Asked onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
}

test('a question is called by what it asks, and the focus begins on "Cancel" (NAV-57)', async () => {
  await asked();

  expect(screen.getByRole('alertdialog', { name: 'Really?' })).toBeVisible();
});

test('Escape means "Cancel", changes nothing and gives the focus back (NAV-57)', async () => {
  const onConfirm = vi.fn<() => void>();
  await asked(onConfirm);

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('"Yes" does what was asked, once (NAV-57)', async () => {
  const onConfirm = vi.fn<() => void>();
  await asked(onConfirm);

  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));

  expect(onConfirm).toHaveBeenCalledTimes(1);
});
