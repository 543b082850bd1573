import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Review } from '#domain/catalogue/review.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { ReviewsDialog } from './reviews-dialog.tsx';

const aReview = (number: number): Review => ({
  ...{ id: number, author: `Customer ${number}`, rating: 5, comment: 'Good' },
  ...{ reply: null, pictures: [], at: '2026-11-20T10:00:00Z' },
});
const TEN = Array.from({ length: 10 }, (_, at) => aReview(at + 1));

test('more reviews come below those that are read, and the first of them takes the focus [REV-08]', async () => {
  const held = Promise.withResolvers<void>();
  const asked: number[] = [];
  const catalogue = {
    ...catalogueByHand(),
    async reviews(_: unknown, page: number) {
      asked.push(page);
      if (page === 2) await held.promise;
      return ok({ rows: page === 1 ? TEN : [aReview(11)], total: 11 });
    },
  };
  const { app } = await startApp({ catalogue });
  const of = { kind: 'item', id: id<'Item'>(1), count: 11 } as const;
  renderView(<ReviewsDialog of={of} onClose={() => {}} />, { app });
  const more = await screen.findByRole('button', { name: 'More reviews' });

  await userEvent.click(more);
  await waitFor(() => expect(more).toHaveAttribute('aria-busy', 'true'));
  expect(more).toHaveFocus();
  expect(screen.getAllByRole('article')).toHaveLength(10);

  held.resolve();
  await screen.findByText('Customer 11');
  await waitFor(() => expect(screen.getAllByRole('article').at(-1)).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'More reviews' })).not.toBeInTheDocument();
  expect(new Set(asked)).toEqual(new Set([1, 2]));
});

test('below reviews that could not be read anew no more are offered, until they are there [REV-08]', async () => {
  let isDown = false;
  const catalogue = {
    ...catalogueByHand(),
    async reviews(_: unknown, page: number) {
      if (page === 2 && isDown) return refuse({ kind: 'unreachable', cause: 'timeout' });
      return ok({ rows: [aReview(page)], total: 40 });
    },
  };
  const { app } = await startApp({ catalogue });
  const of = { kind: 'item', id: id<'Item'>(1), count: 40 } as const;
  renderView(<ReviewsDialog of={of} onClose={() => {}} />, { app });
  const more = () => screen.queryByText('More reviews');
  fireEvent.click(await screen.findByText('More reviews'));
  await screen.findByText('Customer 2');
  fireEvent.click(screen.getByText('More reviews'));
  await screen.findByText('Customer 3');

  isDown = true;
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('alert');
  expect(screen.getByText('Customer 3')).toBeInTheDocument();
  expect(more()).toBeNull();

  isDown = false;
  fireEvent.click(screen.getByText('Try again'));
  await screen.findByText('Customer 2');
  expect(more()).toBeInTheDocument();
});
