import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useQueryValue } from './use-address.ts';
import { useVisit } from './use-visit.ts';

function Page() {
  const { began, number } = useVisit(useQueryValue('placed'));
  return <p>{began === null ? `flow ${number}` : `order ${began}`}</p>;
}

const FORM = '/checkout';
const PLACED = '/checkout?placed=7';
/** The flow itself replaces the address. */
const comesTo = (to: string) => ({ to, replace: true });
const linkTo = (to: string) => ({ to, replace: false });
const BACK = { to: -1, replace: false } as const;

test.each([
  { goes: [], shown: 'flow 0', because: 'the page begins' },
  { goes: [comesTo(PLACED)], shown: 'flow 0', because: 'the flow has come to its own end' },
  {
    goes: [comesTo(PLACED), linkTo(FORM)],
    shown: 'flow 1',
    because: 'the next one begins anew',
  },
  {
    goes: [comesTo(PLACED), linkTo(FORM), BACK],
    shown: 'order 7',
    because: 'Back leads to what was placed before',
  },
  { from: PLACED, goes: [], shown: 'order 7', because: 'the page was loaded at an end' },
  {
    from: PLACED,
    goes: [linkTo(FORM)],
    shown: 'flow 1',
    because: 'it begins after an earlier one',
  },
])('the page shows $shown: $because', async ({ from = FORM, goes, shown }) => {
  const router = createMemoryRouter([{ path: FORM, element: <Page /> }], {
    initialEntries: [from],
  });
  render(<RouterProvider router={router} />);
  for (const { to, replace } of goes) {
    await act(() =>
      typeof to === 'number' ? router.navigate(to) : router.navigate(to, { replace }),
    );
  }

  expect(screen.getByText(shown)).toBeVisible();
});
