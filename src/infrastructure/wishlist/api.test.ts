import { describe, expect, test } from 'vitest';
import * as contract from '#contract/wishlist.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import { EMPTY_WISHLIST } from '#domain/wishlist/wishlist.ts';
import { USD } from '#tests/support/builders/money.ts';
import { aWireProvider, aWireVehicle } from '#tests/support/builders/rental-wire.ts';
import { aWireItem, aWireStore } from '#tests/support/builders/wire.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createWishlistGateway } from './api.ts';

const signal = new AbortController().signal;

function aGateway(body: unknown, status = 200) {
  const http = httpClientByHand(body, status);
  const reported: string[] = [];
  const gateway = createWishlistGateway({
    http,
    currency: () => USD,
    report: (problem) => void reported.push(problem),
  });
  return { gateway, reported, asked: () => http.asked[0] };
}

describe('the wishlist', () => {
  test('of items and stores is read as they are sold now [API-29, WISH-12]', async () => {
    const { gateway, asked } = aGateway({
      item: [aWireItem({ id: 7, name: 'Idli' })],
      store: [aWireStore({ id: 4, name: 'Dosa Corner' })],
    });

    expect(await gateway.read(signal)).toEqual(
      ok({
        ...EMPTY_WISHLIST,
        items: [expect.objectContaining({ id: id(7), name: 'Idli' })],
        stores: [expect.objectContaining({ id: id(4), name: 'Dosa Corner' })],
      }),
    );
    expect(asked()).toMatchObject({ method: 'GET', path: contract.listWishes.path });
  });

  test('of vehicles and providers has a call of its own [API-42, WISH-11]', async () => {
    const { gateway, asked } = aGateway({
      vehicles: [aWireVehicle({ id: 2, name: 'Blue sedan' })],
      providers: [aWireProvider({ id: 3, name: 'Harbor Cars' })],
    });

    expect(await gateway.readRental(signal)).toEqual(
      ok({
        ...EMPTY_WISHLIST,
        vehicles: [expect.objectContaining({ id: id(2), name: 'Blue sedan' })],
        providers: [expect.objectContaining({ id: id(3), name: 'Harbor Cars' })],
      }),
    );
    expect(asked()).toMatchObject({ method: 'GET', path: contract.listRentalWishes.path });
  });

  test('is shown without what cannot be understood of it, which is reported', async () => {
    const { gateway, reported } = aGateway({ item: [{ id: 'x' }, aWireItem({ id: 7 })] });

    const answer = await gateway.read(signal);

    expect(answer).toMatchObject({ ok: true, value: { items: [{ id: 7 }], stores: [] } });
    expect(reported).toHaveLength(1);
  });
});

describe('a change of the wishlist', () => {
  test.each([
    { kind: 'item', path: contract.addWish.path, ids: 'API-25' },
    { kind: 'store', path: contract.addWish.path, ids: 'API-26' },
    { kind: 'vehicle', path: contract.addRentalWish.path, ids: 'API-58' },
    { kind: 'provider', path: contract.addRentalWish.path, ids: 'API-60' },
  ] as const)(
    'puts a $kind there by its own id alone, and says what the server said [$ids, WISH-13]',
    async ({ kind, path }) => {
      const { gateway, asked } = aGateway({ message: 'Added' });

      expect(await gateway.add({ kind, id: 7 })).toEqual(ok('Added'));
      expect(asked()).toMatchObject({ method: 'POST', path, query: { [`${kind}_id`]: 7 } });
      expect(Object.keys(asked()?.query ?? {})).toEqual([`${kind}_id`]);
    },
  );

  test.each([
    { kind: 'item', path: contract.removeWish.path, ids: 'API-27' },
    { kind: 'store', path: contract.removeWish.path, ids: 'API-28' },
    { kind: 'vehicle', path: contract.removeRentalWish.path, ids: 'API-59' },
    { kind: 'provider', path: contract.removeRentalWish.path, ids: 'API-60' },
  ] as const)('takes a $kind off [$ids]', async ({ kind, path }) => {
    const { gateway, asked } = aGateway({});

    expect(await gateway.remove({ kind, id: 7 })).toEqual(ok(''));
    expect(asked()).toMatchObject({ method: 'DELETE', path, query: { [`${kind}_id`]: 7 } });
  });
});
