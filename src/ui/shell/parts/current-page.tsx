import { Suspense, useEffect } from 'react';
import * as select from '#application/shell/storefront/selectors.ts';
import { CodeBoundary } from '#ui/kernel/code-boundary.tsx';
import type { Route } from '#ui/kernel/routes.ts';
import { isOfProfile } from '#ui/account/profile-pages.ts';
import { CustomersOnly } from '#ui/account/parts/customers-only.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { PageNeedsContext, usePageNeeds } from '#ui/kernel/page-needs.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useRoute } from '#ui/shell/use-route.ts';
import { PageMissing } from './page-missing.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import type { Elements } from '#ui/design/elements.ts';

const ProfileFrame = lazyView(
  async () => (await import('#ui/account/parts/profile-frame.tsx')).ProfileFrame,
);

/**
 * The previous page stays until the next one's code has loaded. A failure shows in the page's
 * place; the frame stays.
 */
export function CurrentPage({ onShown }: { readonly onShown?: (() => void) | undefined }) {
  const address = useAddress();
  const { page, route, given } = useRoute();
  const { view: View } = route;
  const module = useStorefront(select.module)?.type;
  const isProfile = page !== null && isOfProfile(page);
  return (
    <Suspense fallback={<PageSkeleton title={route.title} />}>
      <CodeBoundary
        of={[address.pathname, page, module].join(' ')}
        fallback={(retry, isBroken) => <PageMissing isBroken={isBroken} retry={retry} />}
      >
        <PageNeedsContext value={route.needs}>
          <NeedsMet key={isProfile ? 'profile' : page} route={route}>
            {isProfile ? (
              <ProfileFrame>
                <View key={page} {...given} />
              </ProfileFrame>
            ) : (
              <View {...given} />
            )}
          </NeedsMet>
        </PageNeedsContext>
      </CodeBoundary>
      {onShown ? <Shown tell={onShown} /> : null}
    </Suspense>
  );
}

type Props = { readonly route: Pick<Route, 'title' | 'needs'>; readonly children: Elements };

function NeedsMet({ route: { title, needs }, children }: Props) {
  usePageNeeds(needs);
  return needs === 'customer' ? <CustomersOnly title={title}>{children}</CustomersOnly> : children;
}

/** Reports that the page is rendered and interactive. */
function Shown({ tell }: { readonly tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
