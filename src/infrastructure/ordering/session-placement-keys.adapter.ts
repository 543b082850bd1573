import type { Profile } from '#domain/account/profile.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { PlacementKeys } from '#application/ordering/placement-keys.port.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

type CustomerId = Profile['id'];

/** `customer` sent it; nothing there for a guest, whose orders are theirs when they sign in, too. */
type Sent = {
  readonly key: string;
  readonly draft: OrderDraft;
  readonly customer?: CustomerId | null;
};

/**
 * Keeps what was sent in session storage: it outlives a reload, and not the tab. It outlives a session
 * that runs out as well, for the customer who sent it; another one does not meet it.
 */
export function createSessionPlacementKeys(
  store: KeyValueStore,
  uuid: () => string,
  customer: () => CustomerId | null,
): PlacementKeys {
  const read = (): readonly Sent[] => sentIn(store.read(KEYS.placementKeys));
  const write = (sent: readonly Sent[]) =>
    sent.length > 0
      ? store.write(KEYS.placementKeys, JSON.stringify(sent))
      : store.remove(KEYS.placementKeys);
  return {
    keyFor(draft) {
      const sent = read();
      const known = sent.find((one) => JSON.stringify(one.draft) === JSON.stringify(draft));
      if (known) return known.key;
      const key = uuid();
      write([
        ...sent.filter((one) => one.draft.storeId !== draft.storeId),
        { key, draft, customer: customer() },
      ]);
      return key;
    },
    settle: (storeId) => write(read().filter(({ draft }) => draft.storeId !== storeId)),
    unsettled() {
      const who = customer();
      const own = read().filter((sent) => sent.customer == null || sent.customer === who);
      if (who !== null) write(own);
      return own.map(({ draft }) => draft);
    },
  };
}

/** Written by us alone; anything else in its place counts as nothing. */
function sentIn(text: string | null): readonly Sent[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isSent) : [];
  } catch {
    return [];
  }
}

function isSent(value: unknown): value is Sent {
  if (typeof value !== 'object' || value === null) return false;
  const { key, draft } = value as Partial<Sent>;
  return (
    typeof key === 'string' &&
    typeof draft === 'object' &&
    typeof draft?.storeId === 'number' &&
    typeof draft.total?.minor === 'number' &&
    typeof draft.contact?.phone === 'string'
  );
}
