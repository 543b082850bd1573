import { createContext, useCallback, useContext, useLayoutEffect } from 'react';
import { unansweredNeed } from '#application/shell/storefront/selectors.ts';
import type { PageNeeds } from '#application/shell/storefront/setup.ts';
import type { RouteNeeds } from './routes.ts';
import { useServices } from './services-context.tsx';
import { useStorefront } from './use-storefront.ts';

/** What the page that is shown cannot do without, as its route says. */
export const PageNeedsContext = createContext<RouteNeeds>('nothing');

const isAskedFor = (needs: RouteNeeds): needs is PageNeeds =>
  needs === 'place' || needs === 'place and module';

/** Has the storefront ask for what a page needs and the customer has not said. */
function useEnter(needs: RouteNeeds): () => void {
  const { storefront } = useServices();
  return useCallback(() => {
    if (isAskedFor(needs)) storefront.send({ type: 'page.enter', needs });
  }, [storefront, needs]);
}

/** Says what this page needs as soon as it is shown. */
export function usePageNeeds(needs: RouteNeeds): void {
  const enter = useEnter(needs);
  useLayoutEffect(enter, [enter]);
}

/** Asks again for what the page needs, once its dialog was closed without an answer. */
export const useAskForNeeds = (): (() => void) => useEnter(useContext(PageNeedsContext));

/** What the page lacks while no dialog asks for it; a part of it may need more than the page. */
export function useUnansweredNeed(ofPart?: PageNeeds): 'place' | 'module' | null {
  const ofPage = useContext(PageNeedsContext);
  const needs = ofPart ?? ofPage;
  return useStorefront((snapshot) => (isAskedFor(needs) ? unansweredNeed(snapshot, needs) : null));
}
