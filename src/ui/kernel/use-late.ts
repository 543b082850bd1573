import { useEffect, useState } from 'react';
import { persistently } from './persistently.ts';

type Late<Value> = { readonly value: Value | null; readonly failure: Error | null };

/** What is fetched when a view first wants it; null until its code has come. Failing is a defect. */
export function useLate<Value>(fetch: () => Promise<Value>): Value | null {
  const [{ value, failure }, setLate] = useState<Late<Value>>({ value: null, failure: null });
  useEffect(() => {
    let wanted = true;
    const hold = (late: Late<Value>) => {
      if (wanted) setLate(late);
    };
    persistently(fetch).then(
      (found) => hold({ value: found, failure: null }),
      (failure: Error) => hold({ value: null, failure }),
    );
    return () => void (wanted = false);
  }, [fetch]);
  if (failure) throw failure;
  return value;
}
