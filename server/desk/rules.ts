import type * as v from 'valibot';
import type { Ending, ruleAction } from '#contract/desk.ts';
import { DAY, MINUTE } from '#domain/kernel/instant.ts';
import type { Db } from '#server/kernel/database.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';

/** Time in milliseconds at which a temporary rule, such as of the inspector, ends at the latest. */
type Leased = { readonly lease?: number };
export type RuleAction = v.InferOutput<typeof ruleAction> & Leased;

/** Rows of the desk's own state beside the rules. */
type Note =
  | ({ readonly shift: number; readonly was?: number } & Leased)
  | ({ readonly held: true; readonly since: string } & Leased)
  | { readonly released: Ending };
export type DeskRow = {
  readonly id: number;
  readonly call: string;
  readonly action: RuleAction | Note;
  readonly remaining: number | null;
};
export type Rule = Omit<DeskRow, 'action'> & { readonly action: RuleAction };

const CLOCK = 'clock';

/** State of the desk, from the database, as other processes change it as well. */
export async function deskRows(db: Db): Promise<readonly DeskRow[]> {
  const rows = await db.selectFrom('desk_rule').selectAll().orderBy('id').execute();
  return (rows as readonly DeskRow[]).flatMap((row) => (isOver(row) ? afterLease(row) : [row]));
}

const LEASE = 10 * MINUTE;
const leaseOf = ({ action }: DeskRow): number | undefined =>
  'lease' in action ? action.lease : undefined;
const isOver = (row: DeskRow): boolean => (leaseOf(row) ?? Infinity) < Date.now();
/** An expired clock returns to its time before; all other expired rows vanish. */
const afterLease = ({ action, ...row }: DeskRow): readonly DeskRow[] =>
  'shift' in action && action.was ? [{ ...row, action: { shift: action.was } }] : [];

/** Removes temporary rules: all, or all except held calls and the clock. */
export async function endLeases(
  db: Db,
  { exceptHeld }: { readonly exceptHeld: boolean },
): Promise<void> {
  const leased = (await deskRows(db)).filter((row) => leaseOf(row) !== undefined);
  const isStaying = ({ action }: DeskRow) =>
    exceptHeld && ('held' in action || 'hold' in action || 'shift' in action);
  const ended = leased.filter((row) => !isStaying(row));
  const clock = ended.find(({ action }) => 'shift' in action)?.action;
  await deleteRows(db, idsOf(ended.filter(({ call }) => call !== CLOCK)));
  if (clock && 'was' in clock) await setShift(db, clock.was ?? 0);
}

export const rulesAmong = (rows: readonly DeskRow[]): readonly Rule[] =>
  rows.filter(
    (row): row is Rule =>
      'latency' in row.action ||
      'fail' in row.action ||
      'answer' in row.action ||
      'hold' in row.action,
  );

export const heldAmong = (rows: readonly DeskRow[]) =>
  rows.flatMap(({ id, call, action }) => ('held' in action ? [{ id, call, ...action }] : []));

export const shiftAmong = (rows: readonly DeskRow[]): number =>
  rows.reduce(
    (shift, { action }) => ('shift' in action && isShift(action.shift) ? action.shift : shift),
    0,
  );

/** Limits the clock to dates that the database can store, including those calculated from it. */
const isShift = (shift: number): boolean => Math.abs(shift) <= 50 * 365 * DAY;

export function matches(pattern: string, call: string): boolean {
  const [method, path = ''] = pattern.split(' ');
  const [calledBy, called = ''] = call.split(' ');
  if (method !== '*' && method !== calledBy) return false;
  return path.endsWith('*') ? called.startsWith(path.slice(0, -1)) : path === called;
}

type RuleOptions = {
  readonly times: number | null;
  readonly isLeased?: boolean;
  /** True to replace the other rules of the call. */
  readonly replacesOthers?: boolean;
};

export async function addRule(
  db: Db,
  call: string,
  action: RuleAction,
  { times, isLeased = false, replacesOthers = false }: RuleOptions,
): Promise<void> {
  const leased = isLeased ? { ...action, lease: Date.now() + LEASE } : action;
  await inTransaction(db, 'desk', async (transaction) => {
    if (replacesOthers) {
      const others = rulesAmong(await deskRows(transaction)).filter((rule) => rule.call === call);
      await deleteRows(transaction, idsOf(others));
    }
    await transaction
      .insertInto('desk_rule')
      .values({ call, action: JSON.stringify(leased), remaining: times })
      .execute();
  });
}

/** Decrements the remaining uses of a rule; false if a concurrent call took the last one. */
export async function useRule(db: Db, { id, remaining }: Rule): Promise<boolean> {
  if (remaining === null) return true;
  const used = await db
    .updateTable('desk_rule')
    .set((row) => ({ remaining: row('remaining', '-', 1) }))
    .where('id', '=', id)
    .where('remaining', '>', 0)
    .returning('remaining')
    .executeTakeFirst();
  if (used?.remaining === 0) await db.deleteFrom('desk_rule').where('id', '=', id).execute();
  return used !== undefined;
}

export async function insertHeld(
  db: Db,
  call: string,
  { since, lease }: { readonly since: Date; readonly lease: number | undefined },
): Promise<number> {
  const held: Note = { held: true, since: since.toISOString() };
  const note: Note = lease === undefined ? held : { ...held, lease };
  const { id } = await db
    .insertInto('desk_rule')
    .values({ call, action: JSON.stringify(note), remaining: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** `held`, or the ending of a released call; `released` means the server's own response. */
export async function endingOf(db: Db, id: number): Promise<'held' | 'released' | Ending> {
  const found = await db
    .selectFrom('desk_rule')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const action = (found as DeskRow | undefined)?.action;
  if (!action) return 'released';
  return 'released' in action ? action.released : 'held';
}

export async function deleteRows(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('desk_rule').where('id', 'in', ids).execute();
}

type Release = { readonly ending?: Ending | undefined; readonly keep?: boolean | undefined };

/**
 * Releases all held calls that match the pattern, with the given ending. Further calls are not held, unless
 * `keep` is true.
 */
export async function release(
  db: Db,
  pattern: string,
  { ending, keep = false }: Release = {},
): Promise<number> {
  const rows = await deskRows(db);
  const held = heldAmong(rows).filter(({ call }) => matches(pattern, call));
  const holding = rulesAmong(rows).filter(
    ({ call, action }) => 'hold' in action && call === pattern,
  );
  if (!keep) await deleteRows(db, idsOf(holding));
  if (ending) await endAs(db, idsOf(held), ending);
  else await deleteRows(db, idsOf(held));
  return held.length;
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

async function endAs(db: Db, ids: readonly number[], ending: Ending): Promise<void> {
  if (ids.length === 0) return;
  const note: Note = { released: ending };
  await db
    .updateTable('desk_rule')
    .set({ action: JSON.stringify(note) })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Removes the rules and releases the held calls, of one call or of all. The ending of a released call remains
 * until that call has read it.
 */
export async function removeRules(db: Db, one?: string): Promise<void> {
  const rows = await deskRows(db);
  const forgotten = rows.filter(
    ({ call, action }) =>
      call !== CLOCK && !('released' in action) && (one === undefined || call === one),
  );
  await deleteRows(db, idsOf(forgotten));
}

/** Sets the server's clock relative to the machine's, in milliseconds. */
export async function setShift(db: Db, shift: number, isLeased = false): Promise<void> {
  if (!isShift(shift)) throw httpError(403, 'clock', 'The clock can be moved by up to 50 years');
  const before = (await deskRows(db)).find(({ call }) => call === CLOCK)?.action;
  const known = before && 'shift' in before ? before : { shift: 0 };
  const lease = { lease: Date.now() + LEASE, was: known.was ?? known.shift };
  await inTransaction(db, CLOCK, async (transaction) => {
    await transaction.deleteFrom('desk_rule').where('call', '=', CLOCK).execute();
    const action = JSON.stringify(isLeased ? { shift, ...lease } : { shift });
    await transaction
      .insertInto('desk_rule')
      .values({ call: CLOCK, action, remaining: null })
      .execute();
  });
}
