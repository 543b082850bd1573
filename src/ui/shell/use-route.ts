import { shownModule } from '#application/shell/storefront/selectors.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { routeAt } from './app-routes.ts';

/** The page at the address, as the module shows it that is chosen. */
export const useRoute = () => routeAt(useAddress(), useStorefront(shownModule));
