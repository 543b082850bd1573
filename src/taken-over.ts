import { principalOf } from '#application/account/session.selectors.ts';
import type { Services } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import type * as Storefront from '#application/shell/storefront.types.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { isDrawnFor } from '#infrastructure/shell/is-drawn-for.ts';
import type { DrawnSnapshots } from '#ui/kernel/use-actor.ts';

/**
 * As what the app begins, so that it is as the server has drawn its page. Null where the server has drawn
 * nothing, or for another customer: the page is drawn anew then.
 */
export async function takenOver(
  { handed, storefront }: Services,
  { drawn, currentUrl }: Pick<Platform, 'drawn' | 'currentUrl'>,
  persisted: Storefront.Input,
): Promise<DrawnSnapshots | null> {
  if (!handed || !drawn || !isDrawnFor(persisted, drawn, currentUrl())) return null;
  const snapshots = await handed.snapshots();
  if (!snapshots) return null;
  const session = select.session(storefront.getSnapshot());
  const keep = () => handed.keepFor(principalOf(session.getSnapshot()).key);
  keep();
  // A guest who has only just come is given a number, and goes on being shown the same.
  session.subscribe(keep);
  return snapshots;
}
