import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { expectConsoleErrors } from '#tests/support/console-fails.ts';
import { renderView } from '#tests/support/render.tsx';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { ErrorBoundary } from '#ui/shell/parts/error-boundary.tsx';
import { CodeBoundary } from './code-boundary.tsx';
import { LateDialog, LateExtra, LatePart } from './late.tsx';
import { lazyView } from './lazy-view.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** Longer than all retries of a code request. */
const asLongAsAsked = () => act(() => vi.advanceTimersByTimeAsync(10_000));

function kept<Props extends object>(View: (props: Props) => ReactNode) {
  let isThere = false;
  return {
    View: lazyView<Props>(async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return View;
    }),
    comes: () => {
      isThere = true;
    },
  };
}

const onPage = (part: ReactNode) =>
  renderView(
    <ErrorBoundary>
      <h1>Vehicles</h1>
      {part}
    </ErrorBoundary>,
  );
const pageStays = () => expect(screen.getByRole('heading', { name: 'Vehicles' })).toBeVisible();
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('a part of a page whose code cannot be had', () => {
  test('says so in its place while the page stays, and is had by another try [ERR-29]', async () => {
    expectConsoleErrors(1);
    const { View, comes } = kept(() => <p>The form</p>);
    onPage(
      <LatePart place={<p>On its way</p>}>
        <View />
      </LatePart>,
    );
    expect(await screen.findByText('On its way')).toBeVisible();
    await asLongAsAsked();

    expect(screen.getByRole('alert')).toHaveTextContent(
      'This part of the page could not be loaded.',
    );
    pageStays();
    expect(await axeFinds()).toEqual([]);

    comes();
    await tryAgain();
    expect(await screen.findByText('The form')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says that it is broken where it came and fails, and is rendered again from nothing', async () => {
    expectConsoleErrors(1);
    let isBroken = true;
    const { View, comes } = kept(() => {
      if (isBroken) throw new Error('Broken');
      return <p>The form</p>;
    });
    comes();
    onPage(
      <LatePart>
        <View />
      </LatePart>,
    );
    expect(await screen.findByText(/^This part of the page stopped working/)).toBeVisible();
    pageStays();

    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Show it again' }));
    expect(await screen.findByText('The form')).toBeVisible();
  });
});

test('what could not be had of one page says nothing of the next', async () => {
  expectConsoleErrors(1);
  const { View } = kept(() => <p>Wallet</p>);
  const Pages = () => {
    const [page, turnTo] = useState('wallet');
    return (
      <>
        <button onClick={() => turnTo('coupons')}>Coupons</button>
        <CodeBoundary of={page} fallback={() => <p>Not loaded</p>}>
          <Suspense>{page === 'wallet' ? <View /> : <p>All coupons</p>}</Suspense>
        </CodeBoundary>
      </>
    );
  };
  onPage(<Pages />);
  await asLongAsAsked();
  expect(screen.getByText('Not loaded')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Coupons' }));
  expect(await screen.findByText('All coupons')).toBeVisible();
  expect(screen.queryByText('Not loaded')).toBeNull();
});

test('what a page can do without is left out, and asked for anew when it is wanted again', async () => {
  expectConsoleErrors(1);
  const { View, comes } = kept(() => <p>What others look for</p>);
  const Box = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Turn</button>
        {isOpen ? (
          <LateExtra>
            <View />
          </LateExtra>
        ) : null}
      </>
    );
  };
  onPage(<Box />);
  await asLongAsAsked();
  pageStays();
  expect(screen.queryByRole('alert')).toBeNull();

  comes();
  await userEvent.click(screen.getByRole('button', { name: 'Turn' }));
  await userEvent.click(screen.getByRole('button', { name: 'Turn' }));
  expect(await screen.findByText('What others look for')).toBeVisible();
});

describe('a dialog that a part opens, and whose code cannot be had', () => {
  async function isNotPast() {
    expectConsoleErrors(1);
    const { View, comes } = kept(({ onClose }: { readonly onClose: () => void }) => (
      <DialogShell title="Reviews" onClose={onClose}>
        Very good
      </DialogShell>
    ));
    const Part = () => {
      const [isOpen, setOpen] = useState(false);
      const close = () => setOpen(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Read</button>
          {isOpen ? (
            <LateDialog onLeave={close}>
              <View onClose={close} />
            </LateDialog>
          ) : null}
        </>
      );
    };
    onPage(<Part />);
    const opener = screen.getByRole('button', { name: 'Read' });
    await userEvent.click(opener);
    await asLongAsAsked();
    expect(screen.getByRole('alertdialog', { name: 'Not opened' })).toBeVisible();
    pageStays();
    return { comes, opener };
  }

  test('says so in another one, and is had by another try [ERR-29]', async () => {
    const { comes } = await isNotPast();
    comes();
    await tryAgain();

    expect(await screen.findByRole('dialog', { name: 'Reviews' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('is left by Escape, and asked for anew when it is opened again', async () => {
    const { comes, opener } = await isNotPast();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(opener).toHaveFocus();

    comes();
    await userEvent.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Reviews' })).toBeVisible();
  });
});
