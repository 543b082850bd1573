import type { Known } from '#application/account/known.port.ts';
import type { Claim } from '#domain/account/claim.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';

type Placed<Name extends string> = {
  readonly id: Id<Name>;
  readonly phone: string;
  readonly total: Money;
};
type Entry<Name extends string, Of> = {
  readonly claim: Claim<Name>;
  readonly placed?: Of | null;
};

export function createKnown<Name extends string, Of extends Placed<Name>>(
  store: KeyValueStore,
  key: string,
): Known<Id<Name>, Of> {
  const known = createKnownClaims<Name, Entry<Name, Of>>({
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

type KnownClaims<Name extends string> = { readonly claim: Claim<Name> };
type Kept<Row> = {
  readonly store: KeyValueStore;
  readonly key: string;
  readonly isRow: (value: Partial<Row>) => boolean;
};

const MAX = 20;

/** Survives a reload, but not the tab. Newest first. */
export function createKnownClaims<Name extends string, Row extends KnownClaims<Name>>({
  store,
  key,
  isRow,
}: Kept<Row>) {
  const isKnown = (value: unknown): value is Row => hasClaim(value) && isRow(value as Partial<Row>);
  const read = (): readonly Row[] => listIn(store.read(key)).filter(isKnown);
  return {
    find: (id: Id<Name>): Row | undefined => read().find(({ claim }) => claim.id === id),
    save: (row: Row): void => {
      const others = read().filter(({ claim }) => claim.id !== row.claim.id);
      store.write(key, JSON.stringify([row, ...others].slice(0, MAX)));
    },
  };
}

/** Written by this app only; any other content counts as empty. */
function listIn(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function hasClaim(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { claim } = value as Partial<KnownClaims<string>>;
  return typeof claim?.id === 'number' && typeof claim.phone === 'string';
}
