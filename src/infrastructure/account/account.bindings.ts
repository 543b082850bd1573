import {
  profileGateMachine,
  slots as gateSlots,
} from '#application/account/profile-gate/machine.ts';
import { sessionMachine, slots } from '#application/account/session/machine.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import type { Profile } from '#domain/account/profile.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import {
  HTTP_CLIENT,
  NAVIGATOR,
  PLATFORM,
  READ_MODELS,
  REFUSALS,
} from '#infrastructure/kernel/kernel.bindings.ts';
import { service, token } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { createHttpSessionKeeper } from './http-session-keeper.adapter.ts';
import { forgetPersonalData } from './personal-data.ts';
import { watchRefusalsActor, watchTokenActor } from './session-actors.ts';
import { createTokenStore } from './token-store.ts';

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
  const keeper = createHttpSessionKeeper(get(HTTP_CLIENT), platform.localStore);
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
