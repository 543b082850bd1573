import { fromCallback, type EventObject } from 'xstate';
import type { System } from '#application/kernel/system.ts';
import type { Profile } from '#domain/account/profile.ts';
import { profileOf, type SessionActor } from '#application/account/session/selectors.ts';

export type ProfileReport = { readonly type: 'profile.change'; readonly profile: Profile };

/** Reports the customer's profile: at once where it is known, and at every change. */
export const watchProfile = fromCallback<EventObject, undefined, ProfileReport>(
  ({ system, sendBack }) => {
    const session = (system as System).get('session') as SessionActor | undefined;
    let told: Profile | null = null;
    const tell = () => {
      const profile = session ? profileOf(session.getSnapshot()) : null;
      if (profile === null || profile === told) return;
      told = profile;
      sendBack({ type: 'profile.change', profile });
    };
    const watch = session?.subscribe(tell);
    tell();
    return () => watch?.unsubscribe();
  },
);
