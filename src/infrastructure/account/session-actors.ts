import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { SessionKeeper } from '#application/account/session-keeper.port.ts';
import type * as Session from '#application/account/session.types.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import type { TokenStore } from './token-store.ts';

export const requestGuestIdActor = (keeper: SessionKeeper) =>
  fromPromise<Session.GuestIdAnswer, undefined>(() => keeper.requestGuestId());

export const loadProfileActor = (keeper: SessionKeeper) =>
  fromPromise<Session.ProfileAnswer, { readonly token: string }>(() => keeper.loadProfile());

/** Signing in and out in another tab is signing in and out here. */
export const watchTokenActor = ({ onStorage }: Pick<Edges, 'onStorage'>, tokens: TokenStore) =>
  fromCallback<EventObject, undefined, Session.Event>(({ sendBack }) =>
    onStorage((key) => {
      if (key !== KEYS.token && key !== null) return;
      const token = tokens.read();
      if (token === null) sendBack({ type: 'token.remove' });
      else sendBack({ type: 'token.receive', token, remembered: true });
    }),
  );
