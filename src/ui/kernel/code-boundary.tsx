import type { ReactNode } from 'react';
import type { Elements } from '#ui/design/elements.ts';
import { PartBoundary } from '#ui/design/part-boundary.tsx';
import { forgiveFailures } from './lazy-view.ts';
import { CodeUnavailable } from './persistently.ts';

type Props = {
  /** What is shown in the place of what could not be had, or is broken. */
  readonly fallback: (retry: () => void, isBroken: boolean) => Elements;
  readonly onRetry?: () => void;
  /** What is within: when that changes, what failed before says nothing of it. */
  readonly of?: string;
  readonly children: ReactNode;
};

/** Code that cannot be had has its view where it was wanted, and is asked for anew when it is wanted again. So has a defect. */
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
