import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { expect, test } from 'vitest';
import { money } from '#domain/kernel/money.ts';
import { USD } from '#tests/support/builders/money.ts';
import { renderView } from '#tests/support/render.tsx';
import { translate } from '#tests/support/translate.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';

function Changing({ children }: { readonly children: (minor: number) => ReactNode }) {
  const [minor, setMinor] = useState(500);
  return (
    <>
      <p data-testid="shown">{children(minor)}</p>
      <button onClick={() => setMinor(700)}>Change</button>
    </>
  );
}

const amount = (minor: number) => <MoneyText amount={money(minor, USD)} />;

test.each([
  ['an amount', (minor: number) => amount(minor), '$7.00'],
  [
    'a message with an amount',
    (minor: number) => (
      <FormattedMessage
        id="t"
        description="t"
        defaultMessage="Pay {amount} now"
        values={{ amount: amount(minor) }}
      />
    ),
    'Pay $7.00 now',
  ],
  [
    'a message with an element in it',
    (minor: number) => (
      <FormattedMessage
        id="t"
        description="t"
        defaultMessage="{store} takes {amount}"
        values={{ store: <bdi>Dosa Corner</bdi>, amount: amount(minor) }}
      />
    ),
    'Dosa Corner takes $7.00',
  ],
])('%s is written anew on a translated page', async (_, text, after) => {
  renderView(<Changing>{text}</Changing>);
  translate(document.body);

  await userEvent.click(screen.getByRole('button', { name: 'Change' }));

  expect(screen.getByTestId('shown')).toHaveTextContent(after);
});

test('what is nothing but text is one text', () => {
  renderView(
    <Changing>
      {(minor) => (
        <FormattedMessage
          id="t"
          description="t"
          defaultMessage="Pay {amount} now"
          values={{ amount: amount(minor) }}
        />
      )}
    </Changing>,
  );

  expect(screen.getByText('Pay $5.00 now')).toBeVisible();
});
