import type { Known } from '#application/account/known.port.ts';
import type { Claim } from '#domain/account/claim.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { createSessionKnownClaims } from './session-known-claims.ts';

type Placed<Name extends string> = {
  readonly id: Id<Name>;
  readonly phone: string;
  readonly total: Money;
};
type Entry<Name extends string, Of> = {
  readonly claim: Claim<Name>;
  readonly placed?: Of | null;
};

export function createSessionKnown<Name extends string, Of extends Placed<Name>>(
  store: KeyValueStore,
  key: string,
): Known<Id<Name>, Of> {
  const known = createSessionKnownClaims<Name, Entry<Name, Of>>({
    store,
    key,
    isRow: ({ placed }) => placed == null || typeof placed.total?.minor === 'number',
  });
  return {
    save: (placed) => known.save({ claim: { id: placed.id, phone: placed.phone }, placed }),
    placed: (ids) => ids.flatMap((id) => known.find(id)?.placed ?? []),
    saveClaim: (claim) => {
      if (claim.phone === null) return;
      known.save({ claim, placed: known.find(claim.id)?.placed ?? null });
    },
    phoneOf: (id) => known.find(id)?.claim.phone ?? null,
  };
}
