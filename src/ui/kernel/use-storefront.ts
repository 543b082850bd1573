import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { storefrontMachine } from '#application/shell/storefront.machine.ts';
import { useShop } from './shop-context.tsx';

/** What the storefront says, by one of its selectors. A view never reads its context. */
export const useStorefront = <Fact>(
  select: (snapshot: SnapshotFrom<typeof storefrontMachine>) => Fact,
): Fact => useSelector(useShop().storefront, select);
