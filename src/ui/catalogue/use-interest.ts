import { isSignedIn } from '#application/account/session/selectors.ts';
import type { InterestAsked, ItemListName } from '#application/catalogue/catalogue.queries.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useHydratedValue } from '#ui/kernel/use-hydrated-value.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

const NONE: InterestAsked = [];

export function useInterest(list: ItemListName): InterestAsked {
  const { interestMemory } = useServices();
  const signedIn = useSession(isSignedIn);
  const module = useStorefront(select.module)?.id;
  const recalled = module === undefined ? null : interestMemory.recall(module);
  const asGuest = useHydratedValue(recalled?.length ? recalled : NONE, NONE);
  if (list !== 'recommended' || module === undefined) return NONE;
  return signedIn ? 'own' : asGuest;
}
