import type { RemovedLines, RemovedLinesNote } from '#application/rental/removed-lines.port.ts';
import type { Principal } from '#domain/account/principal.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { listIn } from '#infrastructure/kernel/stored-json.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

type Note = { readonly who: Principal['key']; readonly removed: RemovedLines };

/** Of the customers and guests of one browser. */
const MOST = 5;

/** Kept in local storage: it outlives the tab that was closed. No other customer's note is read. */
export function createLocalStorageRemovedLines(store: KeyValueStore): RemovedLinesNote {
  const notes = (): readonly Note[] => listIn(store.read(KEYS.removedTripLines)).filter(isNote);
  const write = (kept: readonly Note[]) =>
    kept.length > 0
      ? store.write(KEYS.removedTripLines, JSON.stringify(kept.slice(0, MOST)))
      : store.remove(KEYS.removedTripLines);
  const others = (who: Principal['key']) => notes().filter((note) => note.who !== who);
  return {
    write: (who, removed) => write([{ who, removed }, ...others(who)]),
    read: (who) => notes().find((note) => note.who === who)?.removed ?? null,
    forget: (who) => write(others(who)),
  };
}

/** Written by us alone; anything else in its place counts as nothing. */
function isNote(value: unknown): value is Note {
  if (typeof value !== 'object' || value === null) return false;
  const { who, removed } = value as Partial<Note>;
  const { details, wanted, lines } = removed ?? {};
  return (
    typeof who === 'string' &&
    (details?.type === 'hourly' || details?.type === 'distance_wise') &&
    typeof details.pickup?.name === 'string' &&
    typeof wanted === 'number' &&
    Array.isArray(lines) &&
    lines.every(
      (line: RemovedLines['lines'][number] | null) =>
        typeof line?.vehicle?.id === 'number' &&
        typeof line.vehicle.name === 'string' &&
        typeof line.quantity === 'number',
    )
  );
}
