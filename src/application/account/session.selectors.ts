import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Principal } from '#domain/account/principal.ts';
import type { sessionMachine } from './session.machine.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const isSignedIn = (snapshot: Snapshot): boolean => snapshot.hasTag('customer');
/** The token was refused, and the customer has neither signed in again nor gone on as a guest. */
export const hasSessionEnded = ({ context }: Snapshot): boolean => context.sessionEnded;
export const profileOf = (snapshot: Snapshot) => snapshot.context.profile;
/** A customer is signed in, and their profile is being read. */
export const isProfileAwaited = (snapshot: Snapshot): boolean =>
  snapshot.matches({ customer: 'loading' });
export const guestIdOf = (snapshot: Snapshot) => snapshot.context.guestId;

export function principalOf({ context }: Snapshot): Principal {
  if (context.token !== null)
    return { kind: 'customer', key: `customer:${fingerprint(context.token)}` };
  return {
    kind: 'guest',
    key: `guest:${context.guestId ?? 'unknown'}`,
    byChoice: context.guestByChoice,
    sessionEnded: context.sessionEnded,
  };
}

/** Tells tokens apart without carrying one into cache keys, logs or charts. */
function fingerprint(token: string): string {
  let hash = 5381;
  for (const character of token) hash = (hash * 33 + character.charCodeAt(0)) % 4_294_967_291;
  return hash.toString(36);
}

/** A guest id is there, or could not be had for now. */
export const guestIdIsSettled = (snapshot: Snapshot): boolean =>
  guestIdOf(snapshot) !== null || snapshot.matches({ guest: 'waiting' });
