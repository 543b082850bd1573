import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#application/account/session.machine.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** What the session answers to a question. */
export function useSessionSelector<Value>(
  question: (snapshot: SnapshotFrom<typeof sessionMachine>) => Value,
): Value {
  const session = useStorefront(select.session);
  return useSelector(session, question);
}
