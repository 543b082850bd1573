import { isSignedIn } from '#application/account/session.selectors.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** Whether vehicles can be rented where the customer is (ACC-20); the list holds active modules alone. */
export function useRentsVehicles(): boolean {
  const { queries } = useServices();
  const scope = useReadScope();
  const { value } = useRead(scope.zones === null ? null : queries.catalogue.modules(scope));
  return value?.some(({ type }) => type === 'rental') ?? false;
}

/** Guests follow a trip by its number, where they rent; customers find theirs among their trips. */
export function useTracksTrips(): boolean {
  const signedIn = useSession(isSignedIn);
  const module = useStorefront(select.module);
  return !signedIn && module?.type === 'rental';
}
