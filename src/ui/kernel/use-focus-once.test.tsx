import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '#tests/support/render.tsx';
import { useFocusOnce } from './use-focus-once.ts';

const Placed = () => (
  <h1 ref={useFocusOnce<HTMLHeadingElement>()} tabIndex={-1}>
    Your trip is booked
  </h1>
);

test('who has scrolled down a form sees what follows it from its top, and hears its heading', () => {
  document.documentElement.scrollTop = 400;

  renderView(<Placed />);

  expect(document.documentElement.scrollTop).toBe(0);
  expect(screen.getByRole('heading')).toHaveFocus();
});
