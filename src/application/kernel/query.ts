import type { Result } from '#domain/kernel/result.ts';
import type { CallFailure } from './call-failure.ts';
import type { Topic } from './read-models.port.ts';

/** Whose and where: part of every key, so that nothing leaks between accounts, zones or languages. */
export type ReadScope = {
  readonly principal: string;
  readonly zones: string | null;
  readonly moduleId: number | null;
  readonly language: string;
};

/** For what is the same whichever module is chosen: another choice does not read it again. */
export const inAnyModule = (scope: ReadScope): ReadScope => ({ ...scope, moduleId: null });

const ANYONE = 'anyone';

/** For what is the same for every person: signing in or out does not read it again. */
export const forAnyone = (scope: ReadScope): ReadScope => ({ ...scope, principal: ANYONE });

/** Whether a key names no person. */
export const isForAnyone = (key: unknown): boolean =>
  Array.isArray(key) && (key[1] as Partial<ReadScope> | undefined)?.principal === ANYONE;

/** A plain read: what it is called, what makes it stale, and how to get it. The key of a page of a list ends with its number. */
export type Query<Value> = {
  readonly key: readonly [topic: Topic, scope: ReadScope, name: string, ...rest: unknown[]];
  readonly read: () => Promise<Result<Value, CallFailure>>;
};

/** One page of a list, and how many there are on all pages together. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };
