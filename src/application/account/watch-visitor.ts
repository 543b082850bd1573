import { fromCallback, waitFor, type EventObject } from 'xstate';
import type { System } from '#application/kernel/system.ts';
import { profileIn, type Visitor } from './visitor.ts';
import {
  hasSessionEnded,
  isProfileAwaited,
  isSignedIn,
  profileOf,
  type SessionActor,
} from '#application/account/session/selectors.ts';

export const sessionIn = (system: System) => system.get('session') as SessionActor | undefined;

export function visitorIn(system: System): Visitor {
  const session = sessionIn(system)?.getSnapshot();
  if (!session) return { kind: 'guest' };
  if (isSignedIn(session)) return { kind: 'customer', profile: profileOf(session) };
  return { kind: hasSessionEnded(session) ? 'sessionEnded' : 'guest' };
}

/** Waits for the profile after a sign-in or a restored session. */
export async function customerIsKnown(system: System): Promise<void> {
  const session = sessionIn(system);
  if (session) await waitFor(session, (snapshot) => !isProfileAwaited(snapshot));
}

export type VisitorReport = { readonly type: 'visitor.change'; readonly visitor: Visitor };

/**
 * Reports the visitor, with the profile where it is known: at once and at every change, in another
 * tab too.
 */
export const watchVisitor = fromCallback<EventObject, undefined, VisitorReport>(
  ({ system, sendBack }) => {
    let told: Visitor | null = null;
    const tell = () => {
      const visitor = visitorIn(system);
      const isKnown = told?.kind === visitor.kind && profileIn(told) === profileIn(visitor);
      if (isKnown) return;
      told = visitor;
      sendBack({ type: 'visitor.change', visitor });
    };
    const watch = sessionIn(system)?.subscribe(tell);
    tell();
    return () => watch?.unsubscribe();
  },
);
