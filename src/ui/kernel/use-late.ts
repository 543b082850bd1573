import { useEffect, useState } from 'react';
import type { Late } from '#application/kernel/late.ts';
import { persistently } from './persistently.ts';

type Fetched<Value> = { readonly value: Value | null; readonly failure: Error | null };

/** Loads on first render; null until then. A failure to load is a defect. */
export function useLate<Value>(fetch: Late<Value>): Value | null {
  const [{ value, failure }, setFetched] = useState<Fetched<Value>>(() => ({
    value: fetch.here?.() ?? null,
    failure: null,
  }));
  const isHere = value !== null;
  useEffect(() => {
    if (isHere) return undefined;
    let wanted = true;
    const hold = (fetched: Fetched<Value>) => {
      if (wanted) setFetched(fetched);
    };
    persistently(fetch).then(
      (found) => hold({ value: found, failure: null }),
      (failure: Error) => hold({ value: null, failure }),
    );
    return () => void (wanted = false);
  }, [fetch, isHere]);
  if (failure) throw failure;
  return value;
}
