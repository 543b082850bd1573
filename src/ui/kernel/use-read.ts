import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import useSWR, { unstable_serialize as serialized, type SWRConfiguration } from 'swr';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Query } from '#application/kernel/query.ts';
import type { Result } from '#domain/kernel/result.ts';
import { usePrefetched } from './services-context.tsx';

/** The three states of a plain read. `value` stays while a fresher one is fetched. */
export type Read<Value> = {
  readonly value: Value | undefined;
  readonly failure: CallFailure | null;
  readonly loading: boolean;
  readonly retry: () => void;
};

/**
 * Reads through the cache; null reads nothing yet. A refusal is a value here, never an exception. What
 * comes late is rendered in slices, so that the page goes on answering to a thumb meanwhile.
 */
export function useRead<Value>(
  query: Query<Value> | null,
  options: SWRConfiguration = {},
): Read<Value> {
  const prefetched = usePrefetched();
  const isPrefetched =
    query !== null && prefetched !== undefined && prefetched.isFresh(serialized(query.key));
  const { data, isLoading, mutate } = useSWR(query?.key ?? null, () => query?.read(), {
    revalidateOnFocus: false,
    ...(isPrefetched ? AS_HANDED : {}),
    ...options,
  });
  useAskAgain(data, mutate);
  const rendered = useDrawn(query, data);
  const retry = useCallback(() => void mutate(), [mutate]);
  return {
    value: rendered?.ok ? rendered.value : undefined,
    failure: rendered && !rendered.ok ? rendered.failure : null,
    loading: query !== null && (isLoading || (data !== undefined && rendered === undefined)),
    retry,
  };
}

/** `value` is the page before while this one is on its way, as `turning` says, or could not be read. */
export type PageRead<Value> = Read<Value> & { readonly turning: boolean };

/**
 * Reads one page of a list. The rows of the page before stay until this one has come, so that nothing jumps and the
 * focus stays on the way through it; those of another list never do, nor those of a customer whose session has ended.
 */
export function usePageRead<Value>(query: Query<Value> | null): PageRead<Value> {
  const read = useRead(query);
  const { value } = read;
  const list = query && serialized(query.key.slice(0, -1));
  const [before, setBefore] = useState({ list, value });
  if (value !== undefined && (before.value !== value || before.list !== list)) {
    setBefore({ list, value });
  }
  const isBefore = value === undefined && before.list === list && before.value !== undefined;
  const rowsStay = isBefore && read.failure?.kind !== 'signedOut';
  return { ...read, value: rowsStay ? before.value : value, turning: rowsStay && !read.failure };
}

/** For a list of which a little is asked anew: what is rendered stays until the answer has come. */
export const ROWS_STAY = { keepPreviousData: true };

/** What has just come with the page is not asked again. */
const AS_HANDED = { revalidateOnMount: false, revalidateIfStale: false };

/** When the server has said that it will pass, the same is asked again by itself until it is answered. */
function useAskAgain(
  answer: Result<unknown, CallFailure> | undefined,
  retry: () => Promise<unknown>,
): void {
  useEffect(() => {
    const failure = answer?.ok === false ? answer.failure : null;
    const wait = failure?.kind === 'unreachable' ? failure.retryAfter : undefined;
    if (wait === undefined) return undefined;
    const stop = new AbortController();
    // The next one waits for this answer: of two on their way, only the later would count.
    const askAgain = () =>
      void retry().finally(() => {
        if (!stop.signal.aborted) timer = setTimeout(askAgain, wait);
      });
    let timer = setTimeout(askAgain, wait);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [answer, retry]);
}

/** The answer a moment later, and never that of another question; where both have the same, it stays. */
function useDrawn<Answer>(query: Query<unknown> | null, answer: Answer): Answer | undefined {
  const key = query ? JSON.stringify(query.key) : null;
  const rendered = useDeferredValue(useMemo(() => ({ key, answer }), [key, answer]));
  return rendered.key === key || rendered.answer === answer ? rendered.answer : undefined;
}
