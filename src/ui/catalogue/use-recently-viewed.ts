import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isSignedIn, profileOf } from '#application/account/session/selectors.ts';
import type { VisitorId } from '#application/catalogue/recently-viewed.port.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { viewedIn, type Viewed, type ViewedKind } from '#domain/catalogue/recently-viewed.ts';
import { useSession } from '#ui/account/use-session.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

function useVisitorId(): VisitorId | null {
  const isCustomer = useSession(isSignedIn);
  const profile = useSession(profileOf);
  return isCustomer ? (profile?.id ?? null) : 'guest';
}

type Shown = Omit<Viewed, 'moduleId'> & { readonly moduleId: ModuleId | null };

export function useNoteViewed({ kind, id, moduleId }: Shown): void {
  const { recentlyViewed } = useServices();
  const visitor = useVisitorId();
  useEffect(() => {
    if (visitor !== null && moduleId !== null) recentlyViewed.note(visitor, { kind, id, moduleId });
  }, [recentlyViewed, visitor, kind, id, moduleId]);
}

const NOTHING: readonly Viewed[] = [];

export function useRecentlyViewed(kind: ViewedKind) {
  const { recentlyViewed } = useServices();
  const visitor = useVisitorId();
  const moduleId = useStorefront(select.moduleId);
  const list = useSyncExternalStore(
    recentlyViewed.onChange,
    () => (visitor === null ? NOTHING : recentlyViewed.recall(visitor)),
    () => NOTHING,
  );
  const ids = useMemo(() => viewedIn(list, kind, moduleId), [list, kind, moduleId]);
  const forget = () => {
    if (visitor !== null) recentlyViewed.forget(visitor, kind);
  };
  return { ids, forget };
}
