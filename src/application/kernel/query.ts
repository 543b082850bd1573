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

export type Read<Value> = Promise<Result<Value, CallFailure>>;

/**
 * A plain read: its key, its topics and its fetch. The key of a page of a list ends with the page
 * number.
 */
export type Query<Value> = {
  readonly key: readonly [topic: Topic, scope: ReadScope, name: string, ...rest: unknown[]];
  readonly read: () => Read<Value>;
};

type QueriesOf<Reader> = {
  readonly [Name in keyof Reader]: Reader[Name] extends (...args: infer Args) => Read<infer Value>
    ? (scope: ReadScope, ...args: Args) => Query<Value>
    : never;
};

/** The reads of a port as queries. A key is the topic, the scope, the read's name and its arguments. */
export function queriesOf<Reader extends object>(
  reader: Reader,
  topic: Topic,
  scopeOf = (scope: ReadScope): ReadScope => scope,
): QueriesOf<Reader> {
  const reads = reader as Readonly<Record<string, (...args: readonly unknown[]) => Read<unknown>>>;
  return Object.fromEntries(
    Object.entries(reads).map(([name, read]) => [
      name,
      (scope: ReadScope, ...args: readonly unknown[]): Query<unknown> => ({
        key: [topic, scopeOf(scope), name, ...args],
        read: () => read(...args),
      }),
    ]),
  ) as QueriesOf<Reader>;
}

/** One page of a list, with the row count of all pages. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };
