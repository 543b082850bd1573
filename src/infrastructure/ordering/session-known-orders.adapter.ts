import type { KnownOrders } from '#application/ordering/known-orders.port.ts';
import type { OrderClaim, PlacedOrder } from '#domain/ordering/order.ts';
import { createSessionKnownClaims } from '#infrastructure/account/session-known-claims.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

type Known = { readonly claim: OrderClaim; readonly placed: PlacedOrder | null };

export function createSessionKnownOrders(store: KeyValueStore): KnownOrders {
  const known = createSessionKnownClaims<'Order', Known>({
    store,
    key: KEYS.knownOrders,
    isRow: ({ placed }) => placed === null || typeof placed?.total?.minor === 'number',
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
