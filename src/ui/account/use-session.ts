import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#application/account/session.machine.ts';
import { useShop } from '#ui/kernel/shop-context.tsx';

/** What the session answers to a question. */
export function useSessionFact<Fact>(
  question: (snapshot: SnapshotFrom<typeof sessionMachine>) => Fact,
): Fact {
  const session = useSelector(useShop().storefront, ({ context }) => context.session);
  return useSelector(session, question);
}
