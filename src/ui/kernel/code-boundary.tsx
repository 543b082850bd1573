import type { ReactNode } from 'react';
import type { Elements } from '#ui/design/elements.ts';
import { PartBoundary } from '#ui/design/part-boundary.tsx';
import { retryFailedViews } from './lazy-view.ts';
import { CodeUnavailable } from './persistently.ts';

type Props = {
  readonly fallback: (retry: () => void, isBroken: boolean) => Elements;
  readonly onRetry?: () => void;
  /** Identity of the content: a change clears an earlier failure. */
  readonly of?: string;
  readonly children: ReactNode;
};

/** Shows the fallback for defects and for code that failed to load; a retry requests that code again. */
export const CodeBoundary = ({ fallback, onRetry, children, ...of }: Props) => (
  <PartBoundary
    {...of}
    onReset={() => {
      retryFailedViews();
      onRetry?.();
    }}
    fallback={(retry, failure) => fallback(retry, !(failure instanceof CodeUnavailable))}
  >
    {children}
  </PartBoundary>
);
