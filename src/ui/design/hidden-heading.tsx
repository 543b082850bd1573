import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The heading of a page while it loads or after it failed. */
export const HiddenHeading = ({ children }: { readonly children: ReactNode }) => (
  <VisuallyHidden as="h1">{children}</VisuallyHidden>
);
