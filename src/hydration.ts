import { principalOf } from '#application/account/session/selectors.ts';
import type { Services } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import type * as Storefront from '#application/shell/storefront/setup.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { isRenderedFor } from '#infrastructure/shell/is-rendered-for.ts';
import type { ServerSnapshots } from '#ui/kernel/use-actor.ts';

/**
 * Initial snapshots for hydration. Null when the server rendered nothing, or for another customer: then the
 * browser renders the page anew.
 */
export async function serverSnapshots(
  { prefetched, storefront }: Services,
  { rendered, currentUrl }: Pick<Platform, 'rendered' | 'currentUrl'>,
  persisted: Storefront.Input,
): Promise<ServerSnapshots | null> {
  if (!prefetched || !rendered || !isRenderedFor(persisted, rendered, currentUrl())) return null;
  const snapshots = await prefetched.snapshots();
  if (!snapshots) return null;
  const session = select.session(storefront.getSnapshot());
  const keep = () => prefetched.keepFor(principalOf(session.getSnapshot()).key);
  keep();
  // A new guest receives an id, and keeps the same view.
  session.subscribe(keep);
  return snapshots;
}
