import { fromCallback, type EventObject } from 'xstate';
import type { SessionActor } from '#application/account/session/selectors.ts';
import type * as Session from '#application/account/session/machine.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { Refusals } from '#infrastructure/kernel/refusals.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import type { TokenStore } from './token-store.ts';

export const watchRefusalsActor = (refusals: Refusals) =>
  fromCallback<EventObject, undefined, Session.Report>(({ sendBack }) =>
    refusals.onReport(sendBack),
  );

/** Signing in and out in another tab, and a changed profile, apply to this tab too. */
export const watchTokenActor = ({ onStorage }: Pick<Platform, 'onStorage'>, tokens: TokenStore) =>
  fromCallback<EventObject, undefined, Session.Report>(({ sendBack, system }) => {
    const removed = () => {
      const session = system.get('session') as SessionActor | undefined;
      const held = session?.getSnapshot().context.token ?? null;
      const refused = held === null ? null : tokens.refused(held);
      if (held === null || refused === null) sendBack({ type: 'token.remove' });
      else if (refused === 'this') sendBack({ type: 'token.refuse', token: held });
      // The token was written while the other tab removed the previous one.
      else tokens.save(held, true);
    };
    return onStorage((key) => {
      if (key === KEYS.profileChange) sendBack({ type: 'profile.refresh' });
      if (key !== KEYS.token && key !== null) return;
      const token = tokens.read();
      if (token === null) removed();
      else sendBack({ type: 'token.receive', token, rememberMe: true });
    });
  });
