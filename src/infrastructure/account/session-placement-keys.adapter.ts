import type { Profile } from '#domain/account/profile.ts';
import type { PlacementKeys } from '#application/account/placement-keys.port.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';

type CustomerId = Profile['id'];

/** `customer` sent it; nothing there for a guest, whose orders are theirs when they sign in, too. */
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

/** How drafts of one kind are kept. */
export type DraftKind<Draft> = {
  readonly name: string;
  /** Whether both are about the same goods, so that the later one takes the place of the earlier. */
  readonly replaces: (draft: Draft, earlier: Draft) => boolean;
  readonly isDraft: (value: object) => boolean;
};

/**
 * Keeps what was sent in session storage: it outlives a reload, and not the tab. It outlives a session
 * that runs out as well, for the customer who sent it; another one does not meet it.
 */
export function createSessionPlacementKeys<Draft>(
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

/** Written by us alone; anything else in its place counts as nothing. */
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
