import { useLayoutEffect } from 'react';
import type { Store } from '#domain/catalogue/store.ts';
import { useServices } from '#ui/kernel/services-context.tsx';

/** If no module is chosen, requests the store's from the storefront. */
export function useModuleOfStore({ moduleId }: Pick<Store, 'moduleId'>): void {
  const { storefront } = useServices();
  useLayoutEffect(() => storefront.send({ type: 'store.enter', moduleId }), [storefront, moduleId]);
}
