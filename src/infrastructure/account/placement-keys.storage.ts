import type { PlacementKeys } from '#application/account/placement-keys.port.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';

type CustomerId = Profile['id'];

/** `customer` is the sender; missing for a guest, whose orders stay theirs after signing in. */
type Sent<Draft> = {
  readonly key: string;
  readonly draft: Draft;
  readonly customer?: CustomerId | null;
};

type Browser = {
  readonly store: KeyValueStore;
  readonly uuid: () => string;
  readonly customer: () => CustomerId | null;
};

export type DraftKind<Draft> = {
  readonly name: string;
  /** True when both concern the same goods, so that the later draft replaces the earlier. */
  readonly replaces: (draft: Draft, earlier: Draft) => boolean;
  readonly isDraft: (value: object) => boolean;
};

/**
 * Sent drafts survive a reload and an expired session, but not the tab. A customer's drafts are read by that
 * customer only.
 */
export function createPlacementKeys<Draft>(
  { store, uuid, customer }: Browser,
  kind: DraftKind<Draft>,
): PlacementKeys<Draft> {
  const read = (): readonly Sent<Draft>[] => sentIn(store.read(kind.name), kind);
  const write = (sent: readonly Sent<Draft>[]) =>
    sent.length > 0 ? store.write(kind.name, JSON.stringify(sent)) : store.remove(kind.name);
  const others = (draft: Draft) => read().filter((sent) => !kind.replaces(draft, sent.draft));
  const tryOf = (draft: Draft) =>
    read().find((one) => JSON.stringify(one.draft) === JSON.stringify(draft));
  const isOwn = (sent: Sent<Draft>) => sent.customer == null || sent.customer === customer();
  return {
    keyFor(draft) {
      const known = tryOf(draft);
      if (known) return known.key;
      const key = uuid();
      write([...others(draft), { key, draft, customer: customer() }]);
      return key;
    },
    unanswered(draft) {
      const sent = tryOf(draft);
      return sent ? { isOwn: isOwn(sent) } : null;
    },
    settle: (draft) => write(others(draft)),
    unsettled() {
      const own = read().filter(isOwn);
      if (customer() !== null) write(own);
      return own.map(({ draft }) => draft);
    },
  };
}

/** Written by this app only; any other content counts as empty. */
function sentIn<Draft>(text: string | null, kind: DraftKind<Draft>): readonly Sent<Draft>[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((one): one is Sent<Draft> => isSent(one, kind));
  } catch {
    return [];
  }
}

function isSent<Draft>(value: unknown, { isDraft }: DraftKind<Draft>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { key, draft } = value as Partial<Sent<unknown>>;
  return typeof key === 'string' && typeof draft === 'object' && draft !== null && isDraft(draft);
}
