import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#application/account/session/machine.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

export const useSession = <Value>(
  select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Value,
): Value => useSelector(useStorefront(storefront.session), select);
