import { fromCallback, waitFor, type EventObject } from 'xstate';
import type { System } from '#application/kernel/system.ts';
import { profileIn, type Shopper } from './shopper.ts';
import {
  hasSessionEnded,
  isProfileAwaited,
  isSignedIn,
  profileOf,
  type SessionActor,
} from './session.selectors.ts';

export const sessionIn = (system: System) => system.get('session') as SessionActor | undefined;

export function shopperIn(system: System): Shopper {
  const session = sessionIn(system)?.getSnapshot();
  if (!session) return { kind: 'guest' };
  if (isSignedIn(session)) return { kind: 'customer', profile: profileOf(session) };
  return { kind: hasSessionEnded(session) ? 'sessionEnded' : 'guest' };
}

/** Waits for the profile of a customer who has just signed in, or whose session goes on. */
export async function customerIsKnown(system: System): Promise<void> {
  const session = sessionIn(system);
  if (session) await waitFor(session, (snapshot) => !isProfileAwaited(snapshot));
}

/** What a form hears of who fills it in. */
export type ShopperReport = { readonly type: 'shopper.change'; readonly shopper: Shopper };

/** Reports who is here, with their profile where it is known: at once, and whenever that changes, in another tab too. */
export const watchShopper = fromCallback<EventObject, undefined, ShopperReport>(
  ({ system, sendBack }) => {
    let told: Shopper | null = null;
    const tell = () => {
      const shopper = shopperIn(system);
      const isKnown = told?.kind === shopper.kind && profileIn(told) === profileIn(shopper);
      if (isKnown) return;
      told = shopper;
      sendBack({ type: 'shopper.change', shopper });
    };
    const watch = sessionIn(system)?.subscribe(tell);
    tell();
    return () => watch?.unsubscribe();
  },
);
