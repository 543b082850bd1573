import type { ReactNode } from 'react';
import type { Elements } from '#ui/design/elements.ts';
import { PartBoundary } from '#ui/design/part-boundary.tsx';
import { forgiveFailures } from './lazy-view.ts';
import { CodeUnavailable } from './persistently.ts';

type Props = {
  /** Shown for code that failed to load, or a defect. */
  readonly fallback: (retry: () => void, isBroken: boolean) => Elements;
  readonly onRetry?: () => void;
  /** Identity of the content: a change clears an earlier failure. */
  readonly of?: string;
  readonly children: ReactNode;
};

/**
 * Shows a fallback for code that failed to load, which is requested again on retry, and for
 * defects.
 */
export const CodeBoundary = ({ fallback, onRetry, children, ...of }: Props) => (
  <PartBoundary
    {...of}
    onReset={() => {
      forgiveFailures();
      onRetry?.();
    }}
    fallback={(retry, failure) => fallback(retry, !(failure instanceof CodeUnavailable))}
  >
    {children}
  </PartBoundary>
);
