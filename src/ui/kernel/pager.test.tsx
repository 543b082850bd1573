import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Page, Query, ReadScope } from '#application/kernel/query.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { renderView } from '#tests/support/render.tsx';
import { FailureState } from './failure-state.tsx';
import { Pager } from './pager.tsx';
import { usePageRead } from './use-read.ts';

const scope: ReadScope = { principal: 'guest', zones: '[1]', moduleId: 1, language: 'en' };

/** Two pages of one row each; the second fails while `failure` is set. */
function aList(failure: CallFailure) {
  const second = { failure: failure as CallFailure | null };
  const pageOf = (page: number): Query<Page<string>> => ({
    key: ['orders', scope, 'running', page],
    read: async () =>
      page === 2 && second.failure
        ? refuse(second.failure)
        : ok({ rows: [`order ${page}`], total: 2 }),
  });
  function List() {
    const [page, turn] = useState(1);
    const read = usePageRead(pageOf(page));
    const { value, failure, retry } = read;
    if (failure && !value) return <FailureState failure={failure} retry={retry} />;
    return (
      <>
        <ul>
          {value?.rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
        <Pager read={read} page={page} pageSize={1} onPage={turn} />
      </>
    );
  }
  renderView(<List />);
  return second;
}
const pageButton = (page: number) => screen.findByRole('button', { name: `Page ${page}` });

test('the rows and the focus stay where the page that was turned to cannot be read, which is said beside them [ERR-29]', async () => {
  const second = aList({ kind: 'unreachable', cause: 'timeout' });
  await userEvent.click(await pageButton(2));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Page 2 could not be loaded. The list is as it was before.',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This is taking too long.');
  expect(screen.getByRole('listitem')).toHaveTextContent('order 1');
  expect(await pageButton(2)).toHaveFocus();

  second.failure = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('order 2'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await pageButton(2)).toHaveFocus();
});

test('the way back from a page that cannot be read takes away what is said of it', async () => {
  aList({ kind: 'unreachable', cause: 'timeout' });
  await userEvent.click(await pageButton(2));
  await screen.findByRole('alert');

  await userEvent.click(await pageButton(1));

  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('listitem')).toHaveTextContent('order 1');
});

test('the rows of a customer whose session has ended do not stay', async () => {
  aList({ kind: 'signedOut' });
  await userEvent.click(await pageButton(2));

  await screen.findByRole('alert');
  expect(screen.queryByRole('listitem')).toBeNull();
});
