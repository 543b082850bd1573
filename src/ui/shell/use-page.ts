import { useAddress } from '#ui/kernel/use-address.ts';
import { routeAt } from './app-routes.ts';

/** Identity of the page. Overlays in the address are no new page. */
export function usePage(): string {
  const address = useAddress();
  // The pages of the profile share a path and differ in the query.
  return `${address.pathname} ${routeAt(address).page}`;
}
