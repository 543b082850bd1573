import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { renderView } from '#tests/support/render.tsx';
import { NotFoundPage } from './not-found-page.tsx';

test('an address that leads nowhere says so and leads home', async () => {
  renderView(<NotFoundPage />, { path: '/nowhere' });

  expect(screen.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/home',
  );
  expect(await axeFinds()).toEqual([]);
});
