import { ContainerModule } from 'inversify';
import * as profileGate from '#application/account/profile-gate/machine.ts';
import * as session from '#application/account/session/machine.ts';
import { provide } from '#application/kernel/provide.ts';
import { profileGateMachine } from '#application/account/profile-gate/machine.ts';
import type { SessionKeeper } from '#application/account/session-keeper.port.ts';
import { sessionMachine } from '#application/account/session/machine.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { Refusals } from '#infrastructure/kernel/refusals.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  PLATFORM,
  HTTP_CLIENT,
  NAVIGATOR,
  READ_MODELS,
  REFUSALS,
} from '#infrastructure/kernel/kernel.bindings.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { forgetPersonalData } from './personal-data.ts';
import { createHttpSessionKeeper } from './http-session-keeper.adapter.ts';
import {
  loadProfileActor,
  requestGuestIdActor,
  watchRefusalsActor,
  watchTokenActor,
} from './session-actors.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

export const PROFILE_GATE_MACHINE = token<typeof profileGateMachine>('ProfileGateMachine');
const SESSION_KEEPER = token<SessionKeeper>('SessionKeeper');
const TOKEN_STORE = token<TokenStore>('TokenStore');

export const accountBindings = new ContainerModule(({ bind }) => {
  bind(TOKEN_STORE).toResolvedValue(createTokenStore, [PLATFORM]).inSingletonScope();
  bind(SESSION_KEEPER).toResolvedValue(
    (http: HttpClient, { localStore }: Platform) => createHttpSessionKeeper(http, localStore),
    [HTTP_CLIENT, PLATFORM],
  );
  bind(PROFILE_GATE_MACHINE).toResolvedValue(provideProfileGate, [NAVIGATOR]);
});

const provideSession = (
  keeper: SessionKeeper,
  refusals: Refusals,
  tokens: TokenStore,
  reads: ReadModels,
  platform: Platform,
) =>
  provide(sessionMachine, session.slots, {
    actors: {
      requestGuestId: requestGuestIdActor(keeper, refusals),
      loadProfile: loadProfileActor(keeper),
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

const provideProfileGate = (navigator: Navigator) =>
  provide(profileGateMachine, profileGate.slots, {
    actors: {},
    effects: { goHome: () => navigator.go(paths.home(), { replace: true }) },
  });

export const accountMachines = {
  session: machine(provideSession, [SESSION_KEEPER, REFUSALS, TOKEN_STORE, READ_MODELS, PLATFORM]),
};
