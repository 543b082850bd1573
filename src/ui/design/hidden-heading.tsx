import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The heading of a page that shows something else in its place: while it loads, or cannot be read. */
export function HiddenHeading({ children }: { readonly children: ReactNode }) {
  return (
    <VisuallyHidden asChild>
      <h1>{children}</h1>
    </VisuallyHidden>
  );
}
