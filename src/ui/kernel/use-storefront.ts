import type { SnapshotFrom } from 'xstate';
import type { storefrontMachine } from '#application/shell/storefront/machine.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useServices } from './services-context.tsx';

/** Views never read the storefront's context directly. */
export const useStorefront = <Value>(
  select: (snapshot: SnapshotFrom<typeof storefrontMachine>) => Value,
): Value => useSelector(useServices().storefront, select);
