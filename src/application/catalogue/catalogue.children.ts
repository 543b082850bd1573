import { lateChild } from '#application/kernel/late-child.ts';
import type { searchMachine } from '#application/catalogue/search/machine.ts';

/** The children of the storefront that this module brings, by their system id. Their code comes late. */
export const catalogueChildren = {
  /** The search box asks for it as soon as the customer goes into it. */
  search: lateChild<typeof searchMachine>()(
    () => false,
    () => undefined,
  ),
};
