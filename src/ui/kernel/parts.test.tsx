import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { money } from '#domain/kernel/money.ts';
import { renderView } from '#tests/support/render.tsx';
import { FailureState } from './failure-state.tsx';
import { Pagination } from '#ui/design/pagination.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { Price } from './price.tsx';
import { DecimalsContext, RatingBadge } from '#ui/design/rating-badge.tsx';
import { ReadMore } from '#ui/design/read-more.tsx';
import { Tabs } from '#ui/design/tabs.tsx';

const USD = { code: 'USD', digits: 2 } as const;

test('a reduced price is heard as what it is now and what it was', () => {
  const { container } = renderView(<Price now={money(900, USD)} was={money(1_200, USD)} />);

  expect(container.textContent).toBe('Now: $9.00$9.00Before: $12.00$12.00');
});

test('a price that did not fall is shown alone', () => {
  const { container } = renderView(<Price now={money(900, USD)} was={money(900, USD)} />);

  expect(container.textContent).toBe('$9.00');
});

test.each([
  { decimals: 2, shown: '4.26' },
  { decimals: 1, shown: '4.3' },
])(
  'a rating has the $decimals decimals that are configured (CONST-18, PRICE-18)',
  ({ decimals, shown }) => {
    renderView(
      <DecimalsContext value={decimals}>
        <RatingBadge rating={4.256} count={120} />
      </DecimalsContext>,
    );

    expect(screen.getByText(`Rated ${shown} out of 5 by 120 customers`)).toBeInTheDocument();
  },
);

test('what is not rated yet is new', () => {
  renderView(<RatingBadge rating={0} count={0} />);

  expect(screen.getByText('New')).toBeVisible();
});

test('a picture that does not load leaves its place to a monogram', () => {
  renderView(<Picture src="/pictures/dosa-320.webp" alt="Masala Dosa" />);

  fireEvent.error(screen.getByRole('img', { name: 'Masala Dosa' }));

  expect(screen.getByRole('img', { name: 'Masala Dosa' })).toHaveTextContent('M');
});

test('a poster whose picture does not load has a plain ground under its words', () => {
  const { container } = renderView(<Picture src="/pictures/feast-800.webp" alt="" isGround />);

  fireEvent.error(screen.getByRole('presentation'));

  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('');
  expect(container.innerHTML).not.toContain('svg');
});

test('a picture comes in the size that fits', () => {
  renderView(<Picture src="/pictures/dosa-320.webp" alt="Masala Dosa" />);

  expect(screen.getByRole('img')).toHaveAttribute(
    'srcset',
    '/pictures/dosa-320.webp 320w, /pictures/dosa-800.webp 800w',
  );
});

test('70 characters stay whole (CONST-21)', () => {
  renderView(<ReadMore text={'a'.repeat(70)} />);

  expect(screen.getByText('a'.repeat(70))).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('71 characters are cut, and "Read more" shows them (CONST-21)', async () => {
  renderView(<ReadMore text={'a'.repeat(71)} />);
  expect(screen.getByText(`${'a'.repeat(70)}...`)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));

  expect(screen.getByText('a'.repeat(71))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Read less' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('tabs switch by click and by arrow key (NAV-59)', async () => {
  const tabs = [
    { value: 'all', label: 'All', content: 'everything' },
    { value: 'veg', label: 'Veg', content: 'green things' },
  ];
  renderView(<Tabs label="Kinds" tabs={tabs} />);

  await userEvent.click(screen.getByRole('tab', { name: 'Veg' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('green things');

  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('everything'));
});

test('the pages of a list follow from the page size its caller gives (NAV-58, CONST-10)', async () => {
  const onPage = vi.fn<(page: number) => void>();
  renderView(<Pagination page={2} pageSize={12} total={30} onPage={onPage} />);

  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));

  expect(onPage.mock.calls).toEqual([[3]]);
  expect(screen.queryByRole('button', { name: 'Page 4' })).not.toBeInTheDocument();
});

test.each([
  { page: 1, last: 5, shown: '1 2 3 4 5', because: 'as many have room on a phone' },
  { page: 1, last: 6, shown: '1 2 … 6', because: 'that some are left out is seen' },
  { page: 5, last: 9, shown: '1 … 4 5 6 … 9', because: 'before and after' },
  { page: 3, last: 9, shown: '1 2 3 4 … 9', because: 'nothing is left out before' },
])('of $last pages, at page $page, $shown are offered: $because', ({ page, last, shown }) => {
  renderView(<Pagination page={page} pageSize={10} total={last * 10} onPage={() => {}} />);

  expect(screen.getByRole('navigation')).toHaveTextContent(shown.replaceAll(' ', ''));
});

test('the last page has no next', () => {
  renderView(<Pagination page={3} pageSize={12} total={30} onPage={() => {}} />);

  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test.each([
  { page: 2, press: 'Next page', to: 3 },
  { page: 2, press: 'Previous page', to: 1 },
])('the arrow that goes out at page $to hands the focus on to that page', async (row) => {
  function List() {
    const [page, setPage] = useState(row.page);
    return <Pagination page={page} pageSize={12} total={30} onPage={setPage} />;
  }
  renderView(<List />);

  await userEvent.click(screen.getByRole('button', { name: row.press }));

  expect(screen.getByRole('button', { name: row.press })).toBeDisabled();
  expect(screen.getByRole('button', { name: `Page ${row.to}` })).toHaveFocus();
});

test("a refusal is told in the app's own words, with a way to try again (ERR-28)", async () => {
  const retry = vi.fn<() => void>();
  const failure = { kind: 'refused', status: 404, code: 'x', message: 'Gone fishing' } as const;
  renderView(<FailureState failure={failure} retry={retry} />);

  expect(screen.getByRole('alert')).toHaveTextContent('Gone fishing');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(retry).toHaveBeenCalledTimes(1);
});

test('no connection and no sense are told apart (ERR-29)', () => {
  renderView(<FailureState failure={{ kind: 'unreachable', cause: 'offline' }} />);
  renderView(<FailureState failure={{ kind: 'unreachable', cause: 'broken' }} />);

  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'You are offline. Check your connection and try again.',
    'Something went wrong. Please try again.',
  ]);
});
