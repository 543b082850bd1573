import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsoleErrors } from '#tests/support/console-fails.ts';
import { renderView } from '#tests/support/render.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('A defect');
}

test('a defect has one view with a way on, and is reported once', () => {
  expectConsoleErrors(1);

  renderView(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
    { path: '/store/7?name=dosa' },
  );

  expect(screen.getByRole('heading', { name: 'Something broke on our side' })).toBeVisible();
  expect(screen.getByText(/Your cart is safe/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Load the page again' })).toHaveAttribute(
    'href',
    '/store/7?name=dosa',
  );
});

test('what works is left alone', () => {
  renderView(<ErrorBoundary>Dosa Corner</ErrorBoundary>);

  expect(screen.getByText('Dosa Corner')).toBeVisible();
});
