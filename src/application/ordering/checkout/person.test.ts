import { describe, expect, test } from 'vitest';
import type { Profile } from '#domain/account/profile.ts';
import { id } from '#domain/kernel/id.ts';
import { aCart } from '#tests/support/builders/cart.ts';
import { aShopping, startCheckout } from '#tests/support/start-checkout.ts';
import { formOf } from './selectors.ts';
import type * as Checkout from './setup.ts';
import { aProfile } from '#tests/support/builders/profile.ts';

const asha = aProfile();
const ben: Profile = { ...asha, id: id(2), firstName: 'Ben', lastName: 'Okafor' };
const of = (profile: Profile | null) => ({ kind: 'customer', profile }) as const;

/** A customer has typed an address; then these facts change. */
async function afterTyping(...happens: readonly Partial<Checkout.Shopping>[]) {
  const { checkout, quotesWith } = startCheckout({ shopping: aShopping({ customer: of(asha) }) });
  await quotesWith();
  checkout.send({ type: 'field.type', field: 'road', text: '5th Avenue' });
  for (const facts of happens) {
    checkout.send({ type: 'shopping.change', shopping: aShopping(facts) });
  }
  return { checkout, form: formOf(checkout.getSnapshot()) };
}

describe('what a customer has said of themselves at checkout', () => {
  test('is gone when they have signed out', async () => {
    const { form } = await afterTyping({ customer: { kind: 'guest' } });

    expect(form).toMatchObject({ name: '', phone: '', email: '', road: '' });
  });

  test('is not the next one to sign in', async () => {
    const { form } = await afterTyping({ customer: of(null) }, { customer: of(ben) });

    expect(form).toMatchObject({ name: 'Ben Okafor', road: '' });
  });

  test('stays when their session runs out, and they come back (D-43, D-102)', async () => {
    const ended = { customer: { kind: 'sessionEnded' }, cart: { kind: 'read', cart: aCart() } };
    const { checkout, form } = await afterTyping(ended as Partial<Checkout.Shopping>, {
      customer: of(null),
    });

    expect(form).toMatchObject({ name: 'Asha Rao', road: '5th Avenue' });
    expect(checkout.getSnapshot().context.sessionEnded).toBe(false);
  });
});

test('a cart that is read without a customer, since the session ran out, does not empty the checkout (D-43)', async () => {
  const ended: Partial<Checkout.Shopping> = {
    customer: { kind: 'sessionEnded' },
    cart: { kind: 'read', cart: aCart() },
  };
  const { checkout } = await afterTyping(ended);

  expect(checkout.getSnapshot().hasTag('editable')).toBe(true);
  expect(checkout.getSnapshot().context.shopping?.cart).not.toEqual(ended.cart);
});

test('a first look after the session ran out is that of a guest', () => {
  const { checkout } = startCheckout({
    shopping: aShopping({ customer: { kind: 'sessionEnded' } }),
  });

  expect(checkout.getSnapshot().context.shopping?.customer).toEqual({ kind: 'guest' });
});
