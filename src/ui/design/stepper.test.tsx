import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderView } from '#tests/support/render.tsx';
import { Stepper } from './stepper.tsx';

const aStepper = { label: 'Masala Dosa', value: 2, onIncrease: () => {}, onDecrease: () => {} };

test('the buttons carry the name of the item, and each press counts once (CONST-41)', async () => {
  const onIncrease = vi.fn<() => void>();
  const onDecrease = vi.fn<() => void>();
  renderView(<Stepper {...aStepper} onIncrease={onIncrease} onDecrease={onDecrease} />);

  await userEvent.click(screen.getByRole('button', { name: 'Increase Masala Dosa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decrease Masala Dosa' }));

  expect([onIncrease.mock.calls.length, onDecrease.mock.calls.length]).toEqual([1, 1]);
});

test('the last one is taken away by a button that says so', () => {
  renderView(<Stepper {...aStepper} value={1} removes />);

  expect(screen.getByRole('button', { name: 'Remove Masala Dosa' })).toBeEnabled();
});

test('at its limits a stepper goes no further', () => {
  renderView(<Stepper {...aStepper} canIncrease={false} canDecrease={false} />);

  expect(screen.getByRole('button', { name: 'Increase Masala Dosa' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Decrease Masala Dosa' })).toBeDisabled();
});
