import { useCallback } from 'react';
import * as select from '#application/catalogue/search/selectors.ts';
import type { Command } from '#application/catalogue/search/machine.ts';
import { parseSearchTerm } from '#domain/catalogue/search-term.ts';
import { paths } from '#application/kernel/path.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** Returns how to send commands to search; they queue until its code has loaded. */
export function useSendToSearch(): (command: Command) => void {
  const services = useServices();
  const search = useStorefront(storefront.search);
  return useCallback(
    (command) => {
      if (search) search.send(command);
      else services.storefront.send({ type: 'child.want', id: 'search', command });
    },
    [search, services],
  );
}

const NONE: readonly string[] = [];

export const useSearchOptions = (): readonly string[] =>
  useSelector(useStorefront(storefront.search), select.optionsOf, NONE);

export function useAskedTerm(): string {
  const { pathname, query } = useAddress();
  return pathname === paths.search.pattern ? (parseSearchTerm(query.get('search')) ?? '') : '';
}
