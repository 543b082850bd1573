import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useVisit } from './use-visit.ts';

function Page({ end }: { readonly end: string | null }) {
  const { began, number } = useVisit(end);
  return <p>{began === null ? `flow ${number}` : `order ${began}`}</p>;
}

test.each([
  { addresses: [null, '7'], shown: 'flow 0', because: 'the flow has come to its own end' },
  { addresses: ['7'], shown: 'order 7', because: 'the page was loaded at an end' },
  { addresses: [null, '7', null], shown: 'flow 1', because: 'the next one begins anew' },
  { addresses: ['7', null], shown: 'flow 1', because: 'it begins after an earlier one' },
  { addresses: [null, '7', '8'], shown: 'order 8', because: 'this end is that of another visit' },
])('at $addresses the page shows $shown: $because', ({ addresses, shown }) => {
  const [first = null, ...then] = addresses;
  const { rerender } = render(<Page end={first} />);
  for (const end of then) rerender(<Page end={end} />);

  expect(screen.getByText(shown)).toBeVisible();
});
