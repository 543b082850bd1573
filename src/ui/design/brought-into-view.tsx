import type { ReactNode } from 'react';

/** Something that has just come up where the reader may not be looking, such as above a long form: it is scrolled to. */
export const BroughtIntoView = ({ children }: { readonly children: ReactNode }) => (
  <div ref={scrollTo}>{children}</div>
);

/** jsdom lays nothing out, and has no such method. */
function scrollTo(part: Partial<Pick<Element, 'scrollIntoView'>> | null): void {
  part?.scrollIntoView?.({ block: 'center' });
}
