import useSWR, { type SWRConfiguration } from 'swr';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Query } from '#application/kernel/query.ts';

/** The three faces of a plain read. `value` stays while a fresher one is fetched. */
export type Read<Value> = {
  readonly value: Value | undefined;
  readonly failure: CallFailure | null;
  readonly loading: boolean;
  readonly retry: () => void;
};

/** Reads through the cache; null reads nothing yet. A refusal is a value here, never an exception. */
export function useRead<Value>(
  query: Query<Value> | null,
  options: SWRConfiguration = {},
): Read<Value> {
  const { data, isLoading, mutate } = useSWR(query?.key ?? null, () => query?.read(), {
    revalidateOnFocus: false,
    ...options,
  });
  const answer = data ?? null;
  return {
    value: answer?.ok ? answer.value : undefined,
    failure: answer && !answer.ok ? answer.failure : null,
    loading: query !== null && isLoading,
    retry: () => void mutate(),
  };
}
