import type { MouseEvent, ReactNode } from 'react';
import * as select from '#application/shell/storefront/selectors.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

type Props = { readonly moduleId: ModuleId; readonly children: ReactNode };

/** Opening a card of another module switches to that module. */
export function FollowsModule({ moduleId, children }: Props) {
  const { storefront } = useServices();
  const current = useStorefront(select.module)?.id ?? null;
  const followLink = ({ target }: MouseEvent) => {
    const isOpened = target instanceof Element && target.closest('a') !== null;
    if (isOpened && moduleId !== current) storefront.send({ type: 'module.enter', moduleId });
  };
  // Not interactive itself: it observes activation of the link inside by pointer or keyboard.
  return (
    <div style={{ display: 'contents' }} onClickCapture={followLink}>
      {children}
    </div>
  );
}
