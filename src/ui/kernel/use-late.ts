import { useEffect, useState } from 'react';

type Late<Value> = { readonly value: Value | null; readonly failure: unknown };

/** What is fetched when a view first wants it; null until its code has come. Failing is a defect. */
export function useLate<Value>(fetch: () => Promise<Value>): Value | null {
  const [{ value, failure }, setLate] = useState<Late<Value>>({ value: null, failure: null });
  useEffect(() => {
    let wanted = true;
    const hold = (late: Late<Value>) => {
      if (wanted) setLate(late);
    };
    fetch().then(
      (it) => hold({ value: it, failure: null }),
      (problem: unknown) => hold({ value: null, failure: problem }),
    );
    return () => void (wanted = false);
  }, [fetch]);
  if (failure) throw failure;
  return value;
}
