import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { expectConsoleErrors } from '#tests/support/console-fails.ts';
import { renderView } from '#tests/support/render.tsx';
import { translate } from '#tests/support/translate.ts';
import { Section } from './section.tsx';

/** A bare text node that a press removes. */
function Spoilable() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere ? 'Saves $3.00' : null}
      <button onClick={() => setThere(false)}>Remove</button>
    </>
  );
}

test('a part whose elements were changed under it says so, the rest stays, and it is rendered again from nothing', async () => {
  expectConsoleErrors(1);
  renderView(
    <>
      <Section title="Coupon">
        <Spoilable />
      </Section>
      <Section title="Summary">
        <p>Total</p>
      </Section>
    </>,
  );
  translate(document.body);

  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

  expect(screen.getByRole('alert')).toHaveTextContent(/^This part of the page stopped working/);
  expect(screen.getByRole('heading', { name: 'Coupon' })).toBeVisible();
  expect(screen.getByText('Total')).toBeVisible();
  expect(screen.queryByText('Saves $3.00')).toBeNull();
  expect(await axeFinds()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Show it again' }));

  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByText('Saves $3.00')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('Saves $3.00')).toBeNull();
});
