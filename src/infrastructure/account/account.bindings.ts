import { ContainerModule } from 'inversify';
import { authenticateMachine } from '#application/account/authenticate.machine.ts';
import type { Authenticator } from '#application/account/authenticator.port.ts';
import { profileGateMachine } from '#application/account/profile-gate.machine.ts';
import type { SessionKeeper } from '#application/account/session-keeper.port.ts';
import { sessionMachine } from '#application/account/session.machine.ts';
import { signOutMachine } from '#application/account/sign-out.machine.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import type { Notifier } from '#application/shell/notifier.port.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  EDGES,
  HTTP_CLIENT,
  NAVIGATOR,
  NOTIFIER,
  READ_MODELS,
  STOREFRONT,
} from '#infrastructure/kernel/kernel.bindings.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import type { StorefrontHandle } from '#infrastructure/kernel/storefront-handle.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { askWhoYouAreActor } from './ask-who-you-are.adapter.ts';
import { signInActor, signUpActor } from './authenticate-actors.ts';
import { createHttpAuthenticator } from './http-authenticator.adapter.ts';
import { createHttpSessionKeeper } from './http-session-keeper.adapter.ts';
import { loadProfileActor, requestGuestIdActor, watchTokenActor } from './session-actors.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

export const SESSION_MACHINE = token<typeof sessionMachine>('SessionMachine');
export const AUTHENTICATE_MACHINE = token<typeof authenticateMachine>('AuthenticateMachine');
export const SIGN_OUT_MACHINE = token<typeof signOutMachine>('SignOutMachine');
export const PROFILE_GATE_MACHINE = token<typeof profileGateMachine>('ProfileGateMachine');
const AUTHENTICATOR = token<Authenticator>('Authenticator');
const SESSION_KEEPER = token<SessionKeeper>('SessionKeeper');
const TOKEN_STORE = token<TokenStore>('TokenStore');

/** Which adapter answers which port of this module. */
export const accountBindings = new ContainerModule(({ bind }) => {
  bind(TOKEN_STORE).toResolvedValue(createTokenStore, [EDGES]).inSingletonScope();
  bind(SESSION_KEEPER).toResolvedValue(
    (http: HttpClient, { localStore }: Edges) => createHttpSessionKeeper(http, localStore),
    [HTTP_CLIENT, EDGES],
  );
  bind(SESSION_MACHINE).toResolvedValue(plugSession, [
    SESSION_KEEPER,
    TOKEN_STORE,
    READ_MODELS,
    EDGES,
  ]);
  bind(AUTHENTICATOR).toResolvedValue(createHttpAuthenticator, [HTTP_CLIENT]);
  bind(AUTHENTICATE_MACHINE).toResolvedValue(plugAuthenticate, [
    AUTHENTICATOR,
    STOREFRONT,
    NOTIFIER,
  ]);
  bind(SIGN_OUT_MACHINE).toResolvedValue(plugSignOut, [
    AUTHENTICATOR,
    STOREFRONT,
    NOTIFIER,
    NAVIGATOR,
  ]);
  bind(PROFILE_GATE_MACHINE).toResolvedValue(plugProfileGate, [STOREFRONT, NAVIGATOR]);
});

const plugSession = (
  keeper: SessionKeeper,
  tokens: TokenStore,
  reads: ReadModels,
  edges: Edges,
): typeof sessionMachine =>
  sessionMachine.provide({
    actors: {
      requestGuestId: requestGuestIdActor(keeper),
      loadProfile: loadProfileActor(keeper),
      watchToken: watchTokenActor(edges, tokens),
    },
    actions: {
      rememberToken: (_, { token: received, remembered }) => tokens.remember(received, remembered),
      forgetToken: (_, held) => tokens.forget(held),
      rememberGuestId: (_, answer) => {
        if (answer.ok) edges.localStore.write(KEYS.guestId, answer.value);
      },
      forgetGuestId: (_, refused) => {
        if (edges.localStore.read(KEYS.guestId) === refused) edges.localStore.remove(KEYS.guestId);
      },
      rememberGuestChoice: () => edges.localStore.write(KEYS.guestByChoice, '1'),
      logProfileFailure: (_, answer) => {
        if (!answer.ok) edges.report?.(`The profile could not be read: ${answer.failure.kind}`);
      },
      forgetPersonalReads: () => reads.forget(),
      forgetUnansweredOrders: () => edges.sessionStore.remove(KEYS.placementKeys),
    },
  });

const plugAuthenticate = (
  authenticator: Authenticator,
  { tell }: StorefrontHandle,
  notifier: Notifier,
): typeof authenticateMachine =>
  authenticateMachine.provide({
    actors: { signIn: signInActor(authenticator), signUp: signUpActor(authenticator) },
    actions: {
      handOverToken: (_, issued) => tell.session({ type: 'token.receive', ...issued }),
      continueAsGuest: () => tell.session({ type: 'guest.continue' }),
      tell: (_, notice) => notifier.tell(notice),
    },
  });

const plugSignOut = (
  authenticator: Authenticator,
  { tell }: StorefrontHandle,
  notifier: Notifier,
  navigator: Navigator,
): typeof signOutMachine =>
  signOutMachine.provide({
    actions: {
      removeToken: () => tell.session({ type: 'token.remove' }),
      revokeToken: (_, { token: removed }) => {
        if (removed !== null) authenticator.revoke(removed);
      },
      tell: (_, notice) => notifier.tell(notice),
      goHome: () => navigator.go(paths.home()),
    },
  });

const plugProfileGate = (
  storefront: StorefrontHandle,
  navigator: Navigator,
): typeof profileGateMachine =>
  profileGateMachine.provide({
    actors: { authenticate: askWhoYouAreActor(storefront) },
    actions: { goHome: () => navigator.go(paths.home(), { replace: true }) },
  });
