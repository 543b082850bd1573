import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import useSWR, { unstable_serialize as serialized, type SWRConfiguration } from 'swr';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Query } from '#application/kernel/query.ts';
import type { Result } from '#domain/kernel/result.ts';
import { usePrefetched } from './services-context.tsx';

/** `value` stays during a refetch. */
export type Read<Value> = {
  readonly value: Value | undefined;
  readonly failure: CallFailure | null;
  readonly loading: boolean;
  readonly retry: () => void;
};

/**
 * Cached read; null reads nothing. Refusals are values, not exceptions. Late answers render in
 * slices, so that the page responds to input.
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

/** `value` is the previous page while this one loads (`turning`) or after it failed. */
export type PageRead<Value> = Read<Value> & { readonly turning: boolean };

/**
 * Reads a page of a list. The previous page's rows stay until it has loaded, so that nothing jumps
 * and the pager keeps the focus; rows of another list, or of an ended session, do not.
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

/** Keeps the rendered rows until a partial refetch has loaded. */
export const ROWS_STAY = { keepPreviousData: true };

/** Prefetched reads are not fetched again on mount. */
const AS_HANDED = { revalidateOnMount: false, revalidateIfStale: false };

/** Repeats a call that the server announced as temporarily failing. */
function useAskAgain(
  answer: Result<unknown, CallFailure> | undefined,
  retry: () => Promise<unknown>,
): void {
  useEffect(() => {
    const failure = answer?.ok === false ? answer.failure : null;
    const wait = failure?.kind === 'unreachable' ? failure.retryAfter : undefined;
    if (wait === undefined) return undefined;
    const stop = new AbortController();
    // Waits for the current call: of two in flight, only the later would count.
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

/** Defers the answer, but never shows one of another query; equal answers keep their identity. */
function useDrawn<Answer>(query: Query<unknown> | null, answer: Answer): Answer | undefined {
  const key = query ? JSON.stringify(query.key) : null;
  const rendered = useDeferredValue(useMemo(() => ({ key, answer }), [key, answer]));
  return rendered.key === key || rendered.answer === answer ? rendered.answer : undefined;
}
