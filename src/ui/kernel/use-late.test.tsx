import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Late } from '#application/kernel/late.ts';
import { renderView } from '#tests/support/render.tsx';
import { useLate } from './use-late.ts';

function Greeting({ greeting }: { readonly greeting: Late<string> }) {
  return <p>{useLate(greeting) ?? 'to come'}</p>;
}

test('what has been fetched already is rendered at once, and not fetched again', () => {
  let fetched = 0;
  const greeting = Object.assign(async () => `${++fetched}`, { here: () => 'here' });
  renderView(<Greeting greeting={greeting} />);

  expect(screen.getByText('here')).toBeVisible();
  expect(fetched).toBe(0);
});

test('what is still to come is rendered once it has been fetched', async () => {
  const greeting = Object.assign(async () => 'come', { here: () => null });
  renderView(<Greeting greeting={greeting} />);

  expect(screen.getByText('to come')).toBeVisible();
  expect(await screen.findByText('come')).toBeVisible();
});
