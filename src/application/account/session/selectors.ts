import type { SnapshotFrom } from 'xstate';
import type { Principal } from '#domain/account/principal.ts';
import { principalOf as principalOfIdentity } from '#application/account/scope.ts';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Command, sessionMachine } from './machine.ts';

export type SessionActor = ActorOf<typeof sessionMachine, Command>;
type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const { profileOf, isCustomer: isSignedIn } = selectorsOf<Snapshot>();
/**
 * True while the token is refused and the customer has neither signed in again nor continued as a
 * guest.
 */
export const hasSessionEnded = ({ context }: Snapshot): boolean => context.sessionEnded;
export const isProfileAwaited = (snapshot: Snapshot): boolean =>
  snapshot.matches({ customer: 'loading' });
/** True where the last read of the profile failed. */
export const isProfileUnread = (snapshot: Snapshot): boolean =>
  snapshot.matches({ customer: 'unread' });

export const principalOf = ({ context }: Snapshot): Principal => principalOfIdentity(context);
