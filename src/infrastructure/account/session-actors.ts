import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { SessionKeeper } from '#application/account/session-keeper.port.ts';
import type * as Session from '#application/account/session.types.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { Refusals } from '#infrastructure/kernel/refusals.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import type { TokenStore } from './token-store.ts';

export const requestGuestIdActor = (keeper: SessionKeeper, refusals: Refusals) =>
  fromPromise<Session.GuestIdAnswer, undefined>(async () => {
    const answer = await keeper.requestGuestId();
    refusals.settleGuest(answer.ok ? answer.value : null);
    return answer;
  });

export const loadProfileActor = (keeper: SessionKeeper) =>
  fromPromise<Session.ProfileAnswer, { readonly token: string }>(({ input }) =>
    keeper.loadProfile(input.token),
  );

export const watchRefusalsActor = (refusals: Refusals) =>
  fromCallback<EventObject, undefined, Session.Report>(({ sendBack }) =>
    refusals.onReport(sendBack),
  );

/** Signing in and out in another tab is signing in and out here, and a profile changed there is changed here. */
export const watchTokenActor = ({ onStorage }: Pick<Platform, 'onStorage'>, tokens: TokenStore) =>
  fromCallback<EventObject, undefined, Session.Report>(({ sendBack }) =>
    onStorage((key) => {
      if (key === KEYS.profileChange) sendBack({ type: 'profile.refresh' });
      if (key !== KEYS.token && key !== null) return;
      const token = tokens.read();
      if (token === null) sendBack({ type: 'token.remove' });
      else sendBack({ type: 'token.receive', token, rememberMe: true });
    }),
  );
