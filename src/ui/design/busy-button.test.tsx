import { Button } from '@chakra-ui/react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '#tests/support/render.tsx';

test('a busy button keeps its name', () => {
  renderView(<Button loading>Place Order</Button>);

  expect(screen.getByRole('button', { name: 'Place Order' })).toBeDisabled();
});
