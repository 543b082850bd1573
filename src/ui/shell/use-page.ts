import { useAddress } from '#ui/kernel/use-address.ts';
import { routeAt } from './app-routes.ts';

/** Tells the page that is shown from every other. Overlays in the address bar are no new page. */
export function usePage(): string {
  const address = useAddress();
  // The pages of the profile have one path, and differ in the query.
  return `${address.pathname} ${routeAt(address).page}`;
}
