import type { Follower } from '#application/kernel/follower.ts';

/** Null where no order is followed, such as in the list of all. */
type With = { readonly context: { readonly follower: Follower | null } };

/** What a chart beside the order tells: a session that ends takes nothing away that is open. */
export const followerActions = {
  keepOrder: ({ context }: With) => context.follower?.send({ type: 'beside.open' }),
  releaseOrder: ({ context }: With) => context.follower?.send({ type: 'beside.close' }),
};

/** Of the state in which nothing is open. */
export const closedBeside = { entry: 'releaseOrder', exit: 'keepOrder' } as const;

export const followerWords = {
  keepOrder: 'keep the order on show while this is open',
  releaseOrder: 'say that the order need not stay on show any more',
} as const;
