import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderView } from '#tests/support/render.tsx';
import { DialogShell } from './dialog-shell.tsx';
import { DrawerShell } from './drawer-shell.tsx';

function Late({ children }: { readonly children: ReactNode }) {
  const [come, setCome] = useState(false);
  return (
    <>
      <span onClick={() => setCome(true)}>The answer</span>
      {come ? children : 'Loading'}
    </>
  );
}

test.each(['dialog', 'alertdialog'] as const)(
  'the focus of a dialog begins at the first thing to do, not at its cross (%s)',
  async (role) => {
    renderView(
      <DialogShell role={role} title="Languages" onClose={() => {}}>
        <button>English</button>
      </DialogShell>,
    );

    await waitFor(() => expect(screen.getByRole('button', { name: 'English' })).toHaveFocus());
  },
);

test.each([
  { kind: 'dialog', Shell: DialogShell },
  { kind: 'drawer', Shell: DrawerShell },
])('a $kind whose content is on its way has the focus, and gives it to it', async ({ Shell }) => {
  renderView(
    <Shell title="Idli" onClose={() => {}}>
      <Late>
        <button>Add to cart</button>
      </Late>
    </Shell>,
  );
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Idli' })).toHaveFocus());

  fireEvent.click(screen.getByText('The answer'));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus());
});

test('what comes late does not take the focus from where a customer has put it', async () => {
  renderView(
    <DialogShell title="Idli" onClose={() => {}}>
      <Late>
        <button>Add to cart</button>
      </Late>
    </DialogShell>,
  );
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Idli' })).toHaveFocus());
  await userEvent.tab();
  fireEvent.click(screen.getByText('The answer'));

  await screen.findByRole('button', { name: 'Add to cart' });
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});
