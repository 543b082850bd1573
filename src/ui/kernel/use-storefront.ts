import type { SnapshotFrom } from 'xstate';
import type { storefrontMachine } from '#application/shell/storefront/machine.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useServices } from './services-context.tsx';

/** What the storefront says, by one of its selectors. A view never reads its context. */
export const useStorefront = <Value>(
  select: (snapshot: SnapshotFrom<typeof storefrontMachine>) => Value,
): Value => useSelector(useServices().storefront, select);
