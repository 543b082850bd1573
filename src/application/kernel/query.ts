import type { Result } from '#domain/kernel/result.ts';
import type { CallFailure } from './call-failure.ts';
import type { Topic } from './read-models.port.ts';

/**
 * Principal, place and language: part of every key, so that nothing leaks between accounts, zones
 * or languages.
 */
export type ReadScope = {
  readonly principal: string;
  readonly zones: string | null;
  readonly moduleId: number | null;
  readonly language: string;
};

/** For reads that are the same in every module: a change of module does not refetch them. */
export const inAnyModule = (scope: ReadScope): ReadScope => ({ ...scope, moduleId: null });

const ANYONE = 'anyone';

/** For reads that are the same for every person: signing in or out does not refetch them. */
export const forAnyone = (scope: ReadScope): ReadScope => ({ ...scope, principal: ANYONE });

/** True for a key without a person. */
export const isForAnyone = (key: unknown): boolean =>
  Array.isArray(key) && (key[1] as Partial<ReadScope> | undefined)?.principal === ANYONE;

/**
 * A plain read: its key, its topics and its fetch. The key of a page of a list ends with the page
 * number.
 */
export type Query<Value> = {
  readonly key: readonly [topic: Topic, scope: ReadScope, name: string, ...rest: unknown[]];
  readonly read: () => Promise<Result<Value, CallFailure>>;
};

/** One page of a list, with the row count of all pages. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };
