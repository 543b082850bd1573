import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  leavingOverlay,
  livingParts,
  movements,
  movingParts,
  typedInto,
} from '#tests/support/leaving-overlay.ts';
import { renderView } from '#tests/support/render.tsx';
import { DialogShell } from './dialog-shell.tsx';
import { DrawerShell } from './drawer-shell.tsx';

type Shell = typeof DialogShell | typeof DrawerShell;

function Opener({ of: Shell }: { readonly of: Shell }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open ? (
        <Shell title="Languages" onClose={() => setOpen(false)}>
          <input aria-label="Name" id="name" name="name" />
        </Shell>
      ) : null}
    </>
  );
}

let movement: ReturnType<typeof movements>;
beforeEach(() => void (movement = movements()));
afterEach(() => movement.restore());

async function closed(Shell: Shell) {
  renderView(<Opener of={Shell} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Asha');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test.each([
  { kind: 'dialog', Shell: DialogShell },
  { kind: 'drawer', Shell: DrawerShell },
])('a $kind is seen as it was last rendered until its movement out is over', async ({ Shell }) => {
  await closed(Shell);

  expect(leavingOverlay()).toHaveTextContent('Languages');
  expect(typedInto()).toBe('Asha');
  expect(movingParts()).toBe(2);
  await movement.end();
  expect(leavingOverlay()).not.toBeInTheDocument();
});

test('what is on its way out answers to nothing, and the focus is back at once', async () => {
  await closed(DialogShell);

  expect(leavingOverlay()).toHaveAttribute('aria-hidden', 'true');
  expect(leavingOverlay()).toHaveProperty('inert', true);
  expect(livingParts()).toBe(0);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('the same dialog opens again while it is still on its way out', async () => {
  await closed(DialogShell);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));

  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  await movement.end();
  expect(screen.getByRole('dialog', { name: 'Languages' })).toBeVisible();
});

test('a customer who asked for less movement sees it gone at once', async () => {
  movement.askForLess();
  await closed(DialogShell);

  expect(leavingOverlay()).not.toBeInTheDocument();
});
