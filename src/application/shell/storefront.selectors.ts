import type { Context, PageNeeds } from './storefront.types.ts';

type Snapshot = { readonly context: Context };

/** What a page lacks while no dialog asks for it: the customer closed the question without an answer. */
export function unansweredNeed(
  { context: { place, module, pickLocation, chooseModule } }: Snapshot,
  needs: PageNeeds,
): 'place' | 'module' | null {
  if (pickLocation || chooseModule) return null;
  if (place === null) return 'place';
  return needs === 'place and module' && module === null ? 'module' : null;
}
