import { useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export function useAddress() {
  const { pathname, search, hash } = useLocation();
  return useMemo(
    () => ({ pathname, search, hash, query: new URLSearchParams(search) }),
    [pathname, search, hash],
  );
}

export const useQueryValue = (name: string): string | null => useAddress().query.get(name);

/** True after Back, Forward or a page load. */
export const useIsBack = (): boolean => useNavigationType() === NavigationType.Pop;
