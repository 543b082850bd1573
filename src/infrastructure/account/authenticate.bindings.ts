import type { Authenticator } from '#application/account/authenticator.port.ts';
import { authenticateMachine } from '#application/account/authenticate.machine.ts';
import { slots } from '#application/account/authenticate.setup.ts';
import { plug } from '#application/kernel/plug.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import { AUTHENTICATOR } from './account.bindings.ts';
import { signInActor, signUpActor } from './authenticate-actors.ts';

const plugAuthenticate = (authenticator: Authenticator) =>
  plug(authenticateMachine, slots, {
    actors: { signIn: signInActor(authenticator), signUp: signUpActor(authenticator) },
    effects: {},
  });

export const authenticateDialog = machine(plugAuthenticate, [AUTHENTICATOR]);
