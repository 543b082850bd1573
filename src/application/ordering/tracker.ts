import type { Tracker } from '#application/kernel/tracker.ts';

/** Null where no order is tracked, such as in the list of all. */
type With = { readonly context: { readonly tracker: Tracker | null } };

/** Actions of a chart beside the order: an ended session closes nothing that is open. */
export const trackerActions = {
  keepOrder: ({ context }: With) => context.tracker?.send({ type: 'beside.open' }),
  releaseOrder: ({ context }: With) => context.tracker?.send({ type: 'beside.close' }),
};

/** For the state without an open flow. */
export const closedBeside = { entry: 'releaseOrder', exit: 'keepOrder' } as const;

export const trackerLabels = {
  keepOrder: 'keep the order on show while this is open',
  releaseOrder: 'say that the order need not stay on show any more',
} as const;
