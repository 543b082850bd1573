import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Page, Query, ReadScope } from '#application/kernel/query.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { renderView } from '#tests/support/render.tsx';
import { PagedCards } from './paged-cards.tsx';

const scope: ReadScope = { principal: 'guest', zones: '[1]', moduleId: 1, language: 'en' };

test('below a page that could not be read no more is offered, until it is there [ERR-29]', async () => {
  let isDown = true;
  const asked: number[] = [];
  const query = (page: number): Query<Page<string>> => ({
    key: ['map', scope, 'items', page],
    read: async () => {
      asked.push(page);
      return page === 2 && isDown
        ? refuse({ kind: 'unreachable', cause: 'timeout' })
        : ok({ rows: [`dish ${page}`], total: 9 });
    },
  });
  renderView(
    <PagedCards
      of="items"
      pages={3}
      query={query}
      onPages={() => {}}
      cards={(rows) => rows.map((row) => <article key={row}>{row}</article>)}
      empty={null}
    />,
  );
  const more = () => screen.queryByRole('button', { name: 'Load more' });

  await screen.findByRole('alert');
  await waitFor(() => expect(asked).toContain(3));
  await act(decisionsSettle);
  expect(screen.getByText('dish 1')).toBeInTheDocument();
  expect(more()).toBeNull();

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('dish 3')).toBeInTheDocument();
  expect(more()).toBeInTheDocument();
});
