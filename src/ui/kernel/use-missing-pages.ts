import { useCallback, useLayoutEffect, useState } from 'react';

type Miss = (page: number) => () => void;

/** A paged list offers no further pages below one that failed. */
export function useMissingPages() {
  const [missing, setMissing] = useState<readonly number[]>([]);
  const miss = useCallback<Miss>((page) => {
    setMissing((others) => [...others, page]);
    return () => setMissing((others) => others.filter((one) => one !== page));
  }, []);
  return { hasMissing: missing.length > 0, miss };
}

/** Reports the state of this page to the list. */
export function useMissingPage(page: number, isMissing: boolean, miss: Miss) {
  useLayoutEffect(() => (isMissing ? miss(page) : undefined), [isMissing, page, miss]);
}
