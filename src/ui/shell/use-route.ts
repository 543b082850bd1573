import { shownModule } from '#application/shell/storefront/selectors.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { routeAt } from './app-routes.ts';

export const useRoute = () => routeAt(useAddress(), useStorefront(shownModule));
