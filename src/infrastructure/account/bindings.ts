import { fromCallback, type EventObject } from 'xstate';
import {
  profileGateMachine,
  slots as gateSlots,
} from '#application/account/profile-gate/machine.ts';
import type * as Session from '#application/account/session/machine.ts';
import { sessionMachine, slots } from '#application/account/session/machine.ts';
import type { SessionKeeper } from '#application/account/session-keeper.port.ts';
import type { SessionActor } from '#application/account/session/selectors.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import type { Profile } from '#domain/account/profile.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { NAVIGATOR, PLATFORM, READ_MODELS, REFUSALS } from '#infrastructure/kernel/bindings.ts';
import { lateAdapter } from '#infrastructure/kernel/late-adapter.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { Refusals } from '#infrastructure/kernel/refusals.ts';
import { service, token } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { forgetPersonalData, createTokenStore, type TokenStore } from './storage.ts';

/** The catalogue stores what a customer viewed. */
export const FORGET_VIEWED = token<(customer: Profile['id'] | null) => void>('ForgetViewed');

export const PROFILE_GATE_MACHINE = service((get) => {
  const navigator = get(NAVIGATOR);
  return provide(profileGateMachine, gateSlots, {
    actors: {},
    effects: { goHome: () => navigator.go(paths.home(), { replace: true }) },
  });
});

export const SESSION_MACHINE = service((get) => {
  const platform = get(PLATFORM);
  const keeper: SessionKeeper = lateAdapter(
    get,
    async () => (await import('./session.adapter.ts')).SESSION_ADAPTER,
  );
  const refusals = get(REFUSALS);
  const tokens = createTokenStore(platform);
  const reads = get(READ_MODELS);
  return provide(sessionMachine, slots, {
    actors: {
      requestGuestId: fromCall(async () => {
        const answer = await keeper.requestGuestId();
        refusals.settleGuest(answer.ok ? answer.value : null);
        return answer;
      }),
      loadProfile: fromCall(({ token: held }) => keeper.loadProfile(held)),
      watchToken: watchTokenActor(platform, tokens),
      watchRefusals: watchRefusalsActor(refusals),
    },
    effects: {
      saveToken: (_, { token: received, rememberMe }) => tokens.save(received, rememberMe),
      forgetToken: (_, held) => tokens.forget(held),
      forgetRefusedToken: (_, held) => tokens.forgetRefused(held),
      saveGuestId: (_, guestId) => platform.localStore.write(KEYS.guestId, guestId),
      forgetGuestId: (_, refused) => {
        if (platform.localStore.read(KEYS.guestId) === refused)
          platform.localStore.remove(KEYS.guestId);
      },
      saveGuestChoice: () => platform.localStore.write(KEYS.guestByChoice, '1'),
      logProfileFailure: (_, { kind }) =>
        platform.report?.(`The profile could not be read: ${kind}`),
      forgetPersonalReads: () => reads.forget(),
      forgetPersonalData: () => forgetPersonalData(platform.sessionStore, platform.localStore),
    },
  });
});

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
