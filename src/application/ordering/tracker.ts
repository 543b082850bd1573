import type { Tracker } from '#application/kernel/tracker.ts';

/** Null where no order is tracked, such as in the list of all. */
type With = { readonly context: { readonly tracker: Tracker | null } };

/** What a chart beside the order tells: a session that ends takes nothing away that is open. */
export const trackerActions = {
  keepOrder: ({ context }: With) => context.tracker?.send({ type: 'beside.open' }),
  releaseOrder: ({ context }: With) => context.tracker?.send({ type: 'beside.close' }),
};

/** Of the state in which nothing is open. */
export const closedBeside = { entry: 'releaseOrder', exit: 'keepOrder' } as const;

export const trackerLabels = {
  keepOrder: 'keep the order on show while this is open',
  releaseOrder: 'say that the order need not stay on show any more',
} as const;
