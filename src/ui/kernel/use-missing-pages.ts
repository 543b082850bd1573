import { useCallback, useLayoutEffect, useState } from 'react';

type Miss = (page: number) => () => void;

/** Where a list goes on page by page, no more of it is offered below a page that could not be read. */
export function useMissingPages() {
  const [missing, setMissing] = useState<readonly number[]>([]);
  const miss = useCallback<Miss>((page) => {
    setMissing((others) => [...others, page]);
    return () => setMissing((others) => others.filter((one) => one !== page));
  }, []);
  return { hasMissing: missing.length > 0, miss };
}

/** Tells the list whether this page of it could not be read. */
export function useMissingPage(page: number, isMissing: boolean, miss: Miss) {
  useLayoutEffect(() => (isMissing ? miss(page) : undefined), [isMissing, page, miss]);
}
