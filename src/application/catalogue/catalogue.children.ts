import { lateChild } from '#application/kernel/late-child.ts';
import type { searchMachine } from '#application/catalogue/search/machine.ts';

export const catalogueChildren = {
  search: lateChild<typeof searchMachine>()(
    () => false,
    () => undefined,
  ),
};
