import { createContext, useCallback, useContext, useLayoutEffect } from 'react';
import { unansweredNeed } from '#application/shell/storefront/selectors.ts';
import type { PageNeeds } from '#application/shell/storefront/setup.ts';
import type { RouteNeeds } from './routes.ts';
import { useServices } from './services-context.tsx';
import { useStorefront } from './use-storefront.ts';

/** Needs of the current route. */
export const PageNeedsContext = createContext<RouteNeeds>('nothing');

const isAskedFor = (needs: RouteNeeds): needs is PageNeeds =>
  needs === 'place' || needs === 'place and module';

/** Asks the storefront for the needs that are not met. */
function useEnter(needs: RouteNeeds): () => void {
  const { storefront } = useServices();
  return useCallback(() => {
    if (isAskedFor(needs)) storefront.send({ type: 'page.enter', needs });
  }, [storefront, needs]);
}

/** Declares the needs of the page once it is shown. */
export function usePageNeeds(needs: RouteNeeds): void {
  const enter = useEnter(needs);
  useLayoutEffect(enter, [enter]);
}

/** Asks again after the dialog was dismissed. */
export const useAskForNeeds = (): (() => void) => useEnter(useContext(PageNeedsContext));

/** The unmet need while no dialog asks for it; a part may need more than its page. */
export function useUnansweredNeed(ofPart?: PageNeeds): 'place' | 'module' | null {
  const ofPage = useContext(PageNeedsContext);
  const needs = ofPart ?? ofPage;
  return useStorefront((snapshot) => (isAskedFor(needs) ? unansweredNeed(snapshot, needs) : null));
}
