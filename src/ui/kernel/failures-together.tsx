import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { FailureState } from './failure-state.tsx';
import type { Read } from './use-read.ts';
import type { Elements } from '#ui/design/elements.ts';

type Failed = {
  readonly failure: CallFailure;
  readonly retry: () => void;
  readonly shown: boolean;
};
type Group = {
  readonly join: (failed: Failed) => () => void;
  readonly failed: readonly Failed[];
  readonly together: boolean;
};

const GroupContext = createContext<Group | null>(null);

/** Several failed parts share one `SharedFailure`. */
export function FailuresTogether({ children }: { readonly children: Elements }) {
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const join = useCallback((joined: Failed) => {
    setFailed((others) => [...others, joined]);
    return () => setFailed((others) => others.filter((one) => one !== joined));
  }, []);
  const group = useMemo(
    () => ({ join, failed, together: failed.filter(({ shown }) => shown).length > 1 }),
    [join, failed],
  );
  return <GroupContext value={group}>{children}</GroupContext>;
}

export function SharedFailure() {
  const group = useContext(GroupContext);
  const first = group?.failed.find(({ shown }) => shown);
  if (!first || !group?.together) return null;
  return (
    <FailureState
      failure={first.failure}
      retry={() => group.failed.forEach(({ retry }) => retry())}
    />
  );
}

type Options = {
  /** True while the part shows its own failure, as the only one. */
  readonly shown?: boolean;
};

/**
 * Reports a failed read to the page. Returns true while the page shows the failure for several
 * parts.
 */
export function useFailsTogether(
  { failure, retry }: Pick<Read<unknown>, 'failure' | 'retry'>,
  { shown = true }: Options = {},
): boolean {
  const group = useContext(GroupContext);
  const join = group?.join;
  useLayoutEffect(
    () => (failure && join ? join({ failure, retry, shown }) : undefined),
    [failure, retry, shown, join],
  );
  return failure !== null && group?.together === true;
}
