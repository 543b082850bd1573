import type { ReactNode } from 'react';

/**
 * Scrolls itself into view as it appears, for messages outside the visible part, such as above a
 * long form.
 */
export const BroughtIntoView = ({ children }: { readonly children: ReactNode }) => (
  <div ref={scrollTo}>{children}</div>
);

/** jsdom lacks `scrollIntoView`. */
function scrollTo(part: Partial<Pick<Element, 'scrollIntoView'>> | null): void {
  part?.scrollIntoView?.({ block: 'center' });
}
