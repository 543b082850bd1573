import { useLayoutEffect } from 'react';
import { unansweredNeed } from '#application/shell/storefront.selectors.ts';
import type { PageNeeds } from '#application/shell/storefront.types.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** What the page lacks while no dialog asks for it. */
export const useUnansweredNeed = (needs: PageNeeds) =>
  useStorefront((snapshot) => unansweredNeed(snapshot, needs));

/** Has the storefront choose the module of this store where none is chosen. */
export function useModuleOfStore({ moduleId }: Pick<Store, 'moduleId'>): void {
  const { storefront } = useServices();
  useLayoutEffect(() => storefront.send({ type: 'store.enter', moduleId }), [storefront, moduleId]);
}

/** Says what this page cannot do without; the storefront asks for what is missing. */
export function usePageNeeds(needs: PageNeeds): void {
  const { storefront } = useServices();
  useLayoutEffect(() => storefront.send({ type: 'page.enter', needs }), [storefront, needs]);
}
