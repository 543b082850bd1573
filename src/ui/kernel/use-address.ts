import { useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where on the site the customer is. To move, a view draws a link or asks the navigator. */
export function useAddress() {
  const { pathname, search, hash } = useLocation();
  return useMemo(
    () => ({ pathname, search, hash, query: new URLSearchParams(search) }),
    [pathname, search, hash],
  );
}

/** One value of the address bar's query; null where it is not given. */
export const useQueryValue = (name: string): string | null => useAddress().query.get(name);

/** Whether the customer came here by Back or Forward, or by loading the page. */
export const useIsBack = (): boolean => useNavigationType() === NavigationType.Pop;
