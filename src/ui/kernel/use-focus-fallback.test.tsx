import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rowAfter, useFocusFallback } from './use-focus-fallback.ts';

type Props = { readonly inCart: boolean; readonly asks: boolean };

function Control({ inCart, asks }: Props) {
  const focusFallback = useFocusFallback<HTMLDivElement>(inCart, () => button('More'));
  return (
    <>
      <div {...focusFallback}>
        {inCart ? <button key="more">More</button> : <button key="add">Add</button>}
      </div>
      {asks ? (
        <div role="dialog" aria-label="Who are you?">
          <button>Go on</button>
        </div>
      ) : null}
      <button>Elsewhere</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const addsAndIsAsked = () => {
  const { rerender } = render(<Control inCart={false} asks />);
  button('Add').focus();
  button('Go on').focus();
  return rerender;
};

test('the focus goes to the stepper when the item is in the cart before a dialog has given it back', () => {
  const rerender = addsAndIsAsked();
  rerender(<Control inCart={false} asks={false} />);

  rerender(<Control inCart asks={false} />);

  expect(button('More')).toHaveFocus();
});

test('the focus stays in a dialog that is still open when the item is in the cart', () => {
  const rerender = addsAndIsAsked();

  rerender(<Control inCart asks />);

  expect(button('Go on')).toHaveFocus();
});

test('the focus stays with another control that a customer has gone on to', () => {
  const rerender = addsAndIsAsked();
  button('Elsewhere').focus();

  rerender(<Control inCart asks={false} />);

  expect(button('Elsewhere')).toHaveFocus();
});

test('a control that had the focus before the page came to life has it as any other', () => {
  const rendered = <Control inCart={false} asks={false} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(rendered);
  button('Add').focus();
  const { rerender } = render(rendered, { container, hydrate: true });

  rerender(<Control inCart asks={false} />);

  expect(button('More')).toHaveFocus();
  container.remove();
});

function List({ rows }: { readonly rows: readonly string[] }) {
  const focusFallback = useFocusFallback<HTMLUListElement>(rows.join(), rowAfter);
  return (
    <ul {...focusFallback}>
      {rows.map((row, place) => (
        <li key={row}>
          <button data-place={place}>{row}</button>
        </li>
      ))}
    </ul>
  );
}

test('the focus goes on from row to row as one after the other is taken away', () => {
  const { rerender } = render(<List rows={['Sedan', 'Moped', 'Van']} />);
  button('Sedan').focus();

  rerender(<List rows={['Moped', 'Van']} />);
  expect(button('Moped')).toHaveFocus();

  rerender(<List rows={['Van']} />);
  expect(button('Van')).toHaveFocus();
});

test('the focus goes to the row that took the place of the one that has gone, else to the last', () => {
  const { rerender } = render(<List rows={['Sedan', 'Moped', 'Van']} />);
  button('Moped').focus();

  rerender(<List rows={['Sedan', 'Van']} />);
  expect(button('Van')).toHaveFocus();

  rerender(<List rows={['Sedan']} />);
  expect(button('Sedan')).toHaveFocus();
});
