import type { LateChildId } from '#application/kernel/late-child.ts';
import { catalogueChildren } from '#application/catalogue/catalogue.children.ts';
import { messagingChildren } from '#application/messaging/messaging.children.ts';
import { wishlistChildren } from '#application/wishlist/wishlist.children.ts';
import { rentalChildren } from '#application/rental/rental.children.ts';

/** Every late child, from the manifests of the modules: one line per module. */
export const appChildren = {
  ...catalogueChildren,
  ...rentalChildren,
  ...wishlistChildren,
  ...messagingChildren,
} satisfies Readonly<Record<LateChildId, unknown>>;

type Children = typeof appChildren;

/** Placeholders in the chart. `provide` fills in the machines by slot name. */
export const childMachines = Object.fromEntries(
  Object.entries(appChildren).map(([id, { machine }]) => [id, machine]),
) as unknown as { readonly [Id in keyof Children]: Children[Id]['machine'] };
