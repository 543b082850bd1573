import { describe, expect, test } from 'vitest';
import { canSubmit } from '#application/ordering/checkout/selectors.ts';
import { storeTerms } from '#tests/support/builders/order.ts';
import { quoted, startCheckout } from '#tests/support/start-checkout.ts';
import { whatIsMissing } from './live.ts';

describe('what the walker fills in before it orders', () => {
  test.each([
    ['a store that is open', storeTerms()],
    ['a store that is closed today', storeTerms({ closedDates: ['2026-11-21'] })],
  ])('is all that the server asks for, at %s', async (_, store) => {
    const { checkout, quotesWith } = startCheckout();
    await quotesWith(quoted({}, [store]));

    for (const event of whatIsMissing(checkout.getSnapshot())) checkout.send(event);

    expect(canSubmit(checkout.getSnapshot())).toBe(true);
  });
});
