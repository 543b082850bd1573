import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Principal } from '#domain/account/principal.ts';
import { principalOf as principalOfIdentity } from '#application/account/scope.ts';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Command, sessionMachine } from './machine.ts';

export type SessionActor = ViewRef<ActorRefFrom<typeof sessionMachine>, Command>;
type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const isSignedIn = (snapshot: Snapshot): boolean => snapshot.hasTag('customer');
/**
 * True while the token is refused and the customer has neither signed in again nor continued as a
 * guest.
 */
export const hasSessionEnded = ({ context }: Snapshot): boolean => context.sessionEnded;
export const profileOf = (snapshot: Snapshot) => snapshot.context.profile;
export const isProfileAwaited = (snapshot: Snapshot): boolean =>
  snapshot.matches({ customer: 'loading' });
/** True where the last read of the profile failed. */
export const isProfileUnread = (snapshot: Snapshot): boolean =>
  snapshot.matches({ customer: 'unread' });
export const guestIdOf = (snapshot: Snapshot) => snapshot.context.guestId;

export const principalOf = ({ context }: Snapshot): Principal => principalOfIdentity(context);
