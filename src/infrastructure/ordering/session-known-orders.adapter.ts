import type { KnownOrders } from '#application/ordering/known-orders.port.ts';
import type { OrderClaim } from '#domain/ordering/order-claim.ts';
import type { OrderId, PlacedOrder } from '#domain/ordering/order.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

type Known = { readonly claim: OrderClaim; readonly placed: PlacedOrder | null };

const MOST = 20;

/** Kept in session storage: it outlives a reload, and not the tab. The newest come first. */
export function createSessionKnownOrders(store: KeyValueStore): KnownOrders {
  const read = (): readonly Known[] => knownIn(store.read(KEYS.knownOrders));
  const find = (id: OrderId): Known | undefined => read().find(({ claim }) => claim.id === id);
  const write = (known: Known): void => {
    const others = read().filter(({ claim }) => claim.id !== known.claim.id);
    store.write(KEYS.knownOrders, JSON.stringify([known, ...others].slice(0, MOST)));
  };
  return {
    save: (placed) => write({ claim: { id: placed.id, phone: placed.phone }, placed }),
    placed: (ids) => ids.flatMap((id) => find(id)?.placed ?? []),
    saveClaim: (claim) => {
      if (claim.phone !== null) write({ claim, placed: find(claim.id)?.placed ?? null });
    },
    phoneOf: (id) => find(id)?.claim.phone ?? null,
  };
}

/** Written by us alone; anything else in its place counts as nothing. */
function knownIn(text: string | null): readonly Known[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isKnown) : [];
  } catch {
    return [];
  }
}

function isKnown(value: unknown): value is Known {
  if (typeof value !== 'object' || value === null) return false;
  const { claim, placed } = value as Partial<Known>;
  const isClaim = typeof claim?.id === 'number' && typeof claim.phone === 'string';
  return isClaim && (placed === null || typeof placed?.total?.minor === 'number');
}
