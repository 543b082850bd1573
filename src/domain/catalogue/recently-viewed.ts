import type { ModuleId } from './module.ts';

export const VIEWED_KINDS = ['item', 'store', 'vehicle'] as const;
export type ViewedKind = (typeof VIEWED_KINDS)[number];

export type Viewed = {
  readonly kind: ViewedKind;
  readonly id: number;
  readonly moduleId: ModuleId;
};

/** Maximum per kind and module: the length of a row. */
export const MAX_VIEWED = 12;

/** Newest first without duplicates; keeps the newest of each kind in each module. */
export function withViewed(list: readonly Viewed[], viewed: Viewed): readonly Viewed[] {
  const older = list.filter((one) => !isSame(one, viewed));
  const kept = older.filter((one) => isBeside(one, viewed)).slice(0, MAX_VIEWED - 1);
  return [viewed, ...older.filter((one) => !isBeside(one, viewed) || kept.includes(one))];
}

export const isSame = (one: Viewed, other: Viewed): boolean =>
  one.kind === other.kind && one.id === other.id;

const isBeside = (one: Viewed, other: Viewed): boolean =>
  one.kind === other.kind && one.moduleId === other.moduleId;

/** Newest first. */
export const viewedIn = (
  list: readonly Viewed[],
  kind: ViewedKind,
  module: ModuleId | null,
): readonly number[] =>
  list.flatMap((one) => (one.kind === kind && one.moduleId === module ? [one.id] : []));

/** Sorts rows in the order of viewing; leaves out rows that no longer exist. */
export const asViewed = <Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): readonly Row[] => ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
