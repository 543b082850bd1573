import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The heading of a page that shows something else in its place: while it loads, or cannot be read. */
export const HiddenHeading = ({ children }: { readonly children: ReactNode }) => (
  <VisuallyHidden as="h1">{children}</VisuallyHidden>
);
