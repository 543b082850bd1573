import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createPlacementKeys } from '#infrastructure/account/placement-keys.storage.ts';
import { SENT_PARCELS } from '#infrastructure/parcel/storage.ts';
import { cents } from '#tests/support/builders/money.ts';
import { aParcel } from '#tests/support/builders/parcel.ts';
import { createPlaceParcel } from './place-parcel.use-case.ts';
import type * as Send from '#application/parcel/send-parcel/setup.ts';

const draft = { parcel: aParcel(), method: 'wallet', fee: cents(500) } as const;
const placed: Send.PlaceAnswer = ok({
  ...{ id: id(100_042), total: cents(500), method: 'wallet' },
  ...{ phone: '+12125550123', trackingToken: null },
});

type Row = {
  readonly answers: readonly Send.PlaceAnswer[];
  readonly keys: readonly string[];
  readonly because: string;
};
const lost: Send.PlaceAnswer = refuse({ kind: 'unreachable', cause: 'timeout' });
const signedOut: Send.PlaceAnswer = refuse({ kind: 'signedOut' });

test.each<Row>([
  {
    answers: [
      refuse({
        ...{ kind: 'refused', status: 403, code: 'wallet', message: 'There is too little in it.' },
      }),
    ],
    keys: ['key-1', 'key-2'],
    because: 'the server said no, which it would say again under the same key',
  },
  {
    answers: [refuse({ kind: 'feeChanged' })],
    keys: ['key-1', 'key-2'],
    because: 'it was not sent for the fee that was shown',
  },
  {
    answers: [lost],
    keys: ['key-1', 'key-1'],
    because: 'it may have been sent already',
  },
  {
    answers: [signedOut],
    keys: ['key-1', 'key-2'],
    because: 'it was not taken, and never sent before',
  },
  {
    answers: [lost, signedOut],
    keys: ['key-1', 'key-1', 'key-1'],
    because: 'the answer that was lost may have said that it is placed',
  },
])('sent once more, a parcel has the keys $keys: $because [CHK-15, D-111]', async (row) => {
  let last = 0;
  const store = memoryStore();
  const kept = createPlacementKeys(
    { store, uuid: () => `key-${(last += 1)}`, customer: () => null },
    SENT_PARCELS,
  );
  const keys: string[] = [];
  const answers = [...row.answers, placed];
  const place = createPlaceParcel({
    keys: kept,
    parcels: {
      place: async (_, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return answers.shift() ?? placed;
      },
    },
  });

  const { signal } = new AbortController();
  for (const answer of row.answers) expect(await place(draft, signal)).toEqual(answer);
  await place(draft, signal);

  expect(keys).toEqual(row.keys);
  expect(kept.unsettled()).toEqual([]);
});
