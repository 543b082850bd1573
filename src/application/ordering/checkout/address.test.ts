import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { aSavedAddress } from '#tests/support/builders/location.ts';
import { aShopping, quoted, startCheckout } from '#tests/support/start-checkout.ts';
import * as select from './selectors.ts';
import { aProfile } from '#tests/support/builders/profile.ts';

const profile = aProfile({ id: id(7) });
const asha = { kind: 'customer', profile } as const;
const grandma = aSavedAddress({
  type: 'other',
  label: 'Grandma',
  contact: { name: 'Lila Rao', phone: '+12125550177', email: null },
  floor: '21',
  directions: 'Ring twice',
});
const office = aSavedAddress({ id: id(2), type: 'office', house: '14' });

async function readyToChoose() {
  const app = startCheckout({ shopping: aShopping({ customer: asha }) });
  await app.quotesWith();
  const { checkout } = app;
  const form = () => select.formOf(checkout.getSnapshot());
  return {
    ...app,
    form,
    chooses: (address: typeof office) => checkout.send({ type: 'address.choose', address }),
    goesBack: () => checkout.send({ type: 'address.clear' }),
    types: (field: 'road' | 'phone' | 'note', text: string) =>
      checkout.send({ type: 'field.type', field, text }),
    orders: () => {
      checkout.send({ type: 'order.submit' });
      return app.settled();
    },
  };
}

test('a saved address is priced and ordered to, and the place of the header stays [ADDR-01, CHK-13]', async () => {
  const app = await readyToChoose();
  app.chooses(grandma);
  await app.settled();
  expect(app.quotes.at(-1)?.command.point).toEqual(grandma.point);
  expect(select.placeOf(app.checkout.getSnapshot())?.address).toBe('350 5th Avenue');

  await app.quotesWith();
  await app.orders();

  expect(app.placings[0]?.drafts[0]).toMatchObject({
    deliverTo: {
      address: '12 Mercer Street, SoHo',
      road: 'Mercer Street',
      house: '12',
      floor: '21',
    },
    contact: { name: 'Lila Rao', phone: '+12125550177', email: 'asha@example.com' },
    note: 'Ring twice',
  });
});

test('back where the customer is, the door reads as they typed it, and they are called themselves', async () => {
  const app = await readyToChoose();
  app.types('road', '5th Avenue');
  app.chooses(grandma);
  app.chooses(office);
  app.goesBack();
  expect(app.form()).toMatchObject({ road: '5th Avenue', house: '', name: 'Asha Rao', note: '' });
  await app.settled();
  expect(app.quotes.at(-1)?.command.point).toEqual({ latitude: 40.7484, longitude: -73.9857 });
});

test('what was typed of the customer themselves is not overwritten by an address', async () => {
  const app = await readyToChoose();
  app.types('phone', '+12125550999');
  app.types('note', 'No onions');
  app.chooses(grandma);
  app.goesBack();
  expect(app.form()).toMatchObject({ phone: '+12125550999', note: 'No onions' });
});

test('another place in the header leaves the address of the order alone', async () => {
  const app = await readyToChoose();
  app.chooses(office);
  const elsewhere = { point: grandma.point, address: 'Broadway', zones: '[1]' };
  app.checkout.send({
    type: 'shopping.change',
    shopping: aShopping({ customer: asha, place: elsewhere }),
  });
  await app.quotesWith();
  await app.orders();
  expect(app.placings[0]?.drafts[0]?.deliverTo?.house).toBe('14');
});

test.each([
  ['a guest', { kind: 'guest' }, ''],
  [
    'another customer',
    { kind: 'customer', profile: { ...profile, id: id<'Customer'>(8), firstName: 'Ben' } },
    'Ben Rao',
  ],
] as const)(
  'the address of a customer is not that of %s who comes after',
  async (_, customer, name) => {
    const app = await readyToChoose();
    app.chooses(grandma);
    app.checkout.send({ type: 'shopping.change', shopping: aShopping({ customer }) });
    expect(select.addressOf(app.checkout.getSnapshot())).toBe(null);
    expect(app.form()).toMatchObject({ name, road: '', house: '', floor: '', note: '' });
  },
);

test('a customer whose session has run out finds their address again after signing in [AUTH-10]', async () => {
  const app = await readyToChoose();
  app.chooses(office);
  app.checkout.send({
    type: 'shopping.change',
    shopping: aShopping({ customer: { kind: 'sessionEnded' } }),
  });
  await app.quotesWith(quoted());
  app.checkout.send({ type: 'shopping.change', shopping: aShopping({ customer: asha }) });
  expect(select.addressOf(app.checkout.getSnapshot())?.house).toBe('14');
});

test('an address in another zone than what is in the cart is known to be out of reach', async () => {
  const { checkout } = await readyToChoose();
  const isElsewhere = (zone: number | null) =>
    select.isElsewhere({ zone: zone === null ? null : id<'Zone'>(zone) })(checkout.getSnapshot());
  expect([isElsewhere(1), isElsewhere(9), isElsewhere(null)]).toEqual([false, true, false]);
});
