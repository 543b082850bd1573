import { inAnyModule, type Query, type ReadScope } from '#application/kernel/query.ts';
import type { FollowedParcel } from '#domain/ordering/followed-parcel.ts';
import type { ParcelFollower } from './parcel-follower.port.ts';

export type ParcelFollowQueries = ReturnType<typeof createParcelFollowQueries>;

/** How far a parcel is, for one who holds its link. */
export const createParcelFollowQueries = (follower: ParcelFollower) => ({
  parcel: (scope: ReadScope, token: string): Query<FollowedParcel> => ({
    key: ['orders', inAnyModule(scope), 'followed parcel', token],
    read: () => follower.follow(token),
  }),
});
